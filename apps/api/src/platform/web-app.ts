// Serves the built shopper app: hashed assets for a year, the page itself always fresh, unknown API paths as envelopes.
import fs from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Mounts the app at `/`. `unknown` makes the 404 envelope of an API path. */
export async function registerWebApp(
  app: FastifyInstance,
  root: string,
  unknown: (request: FastifyRequest) => { body: string },
): Promise<void> {
  const page = fs.readFileSync(path.join(root, 'index.html'));
  await app.register(staticFiles, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, file) {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !request.url.startsWith('/media/') &&
      !/\.\w{2,5}(\?|$)/.test(request.url);
    if (isPage) return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
    return reply.code(404).type('application/json; charset=utf-8').send(unknown(request).body);
  });
}
