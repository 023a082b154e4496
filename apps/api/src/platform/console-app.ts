// Serves the built operators' console at /console: hashed assets for a year; its page never kept, and with a nonce of its own.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the build wrote where a nonce belongs. */
const placeholder = /nonce-of-this-page/g;

/** Mounts the console. The kit that it is drawn with writes style elements, so its page allows those that bear the page's nonce. */
export async function registerConsole(app: FastifyInstance, root: string): Promise<void> {
  const page = fs.readFileSync(path.join(root, 'index.html'), 'utf8');
  await app.register(staticFiles, {
    root: path.join(root, 'assets'),
    prefix: '/console/assets/',
    decorateReply: false,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.setHeader('cache-control', 'public, max-age=31536000, immutable'),
  });
  const answer = async (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = String(reply.getHeader('content-security-policy'));
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy.replace("style-src 'self'", `$& 'nonce-${nonce}'`))
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page.replace(placeholder, nonce));
  };
  app.get('/console', answer);
  app.get('/console/*', answer);
}
