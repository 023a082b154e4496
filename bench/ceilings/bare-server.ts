// The ceiling for reads: Fastify with one route that sends bytes it was given, and nothing else.
import fs from 'node:fs';
import Fastify from 'fastify';
import { keepTick } from '../../apps/api/src/platform/kept-tick.ts';

// A ceiling rests between its rounds, and must be as fast after that.
keepTick();
const bytes = fs.readFileSync(process.env.BARE_BODY ?? '');
const app = Fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
await app.listen({ host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
