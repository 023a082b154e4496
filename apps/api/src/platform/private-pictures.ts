// Pictures that only some may see: served under an address that is signed and runs out.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Files, StoredPicture } from './files.ts';
import type { Services } from './services.ts';

const lifeSeconds = 60;

const signatureOf = (secret: string, name: string, until: number): Buffer =>
  createHmac('sha256', secret).update(`private-picture\n${name}\n${until}`).digest();

/** An address of the largest width that works for a minute. */
export function signedPictureUrl(services: Services, picture: StoredPicture): string {
  const name = `${picture.key}-${picture.widths.at(-1)}.webp`;
  const until = Math.floor(services.clock.now().getTime() / 1000) + lifeSeconds;
  const signature = signatureOf(services.config.signingSecret, name, until).toString('base64url');
  return `/api/private/${name}?until=${until}&signature=${signature}`;
}

/** Serves `/api/private/<name>`; every other way of asking is as if there were nothing. */
export function registerPrivatePictures(app: FastifyInstance, services: Services, files: Files): void {
  app.get<{ Params: { name: string }; Querystring: { until?: string; signature?: string } }>(
    '/api/private/:name',
    { logLevel: 'warn', schema: { hide: true } as never },
    async (request, reply) => {
      const { name } = request.params;
      const { until, signature } = request.query;
      const bytes = isSigned(services, name, until, signature) ? await files.readPrivate(name) : null;
      if (!bytes) return reply.callNotFound();
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/webp')
        .send(bytes);
    },
  );

  function isSigned(of: Services, name: string, until: unknown, signature: unknown): boolean {
    if (typeof until !== 'string' || typeof signature !== 'string') return false;
    if (!/^\d{10}$/.test(until) || Number(until) * 1000 < of.clock.now().getTime()) return false;
    const given = Buffer.from(signature, 'base64url');
    const wanted = signatureOf(of.config.signingSecret, name, Number(until));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}
