// Command: brings the database of DATABASE_URL, or the embedded one, to the newest shape.
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { migrate } from '../platform/migrate.ts';

const log = (line: string) => console.log(line);
const embedded = process.env.DATABASE_URL ? null : await startEmbeddedPostgres({ log });
try {
  const applied = await migrate({ url: process.env.DATABASE_URL ?? embedded?.url ?? '', log });
  log(applied.length > 0 ? `${applied.length} file(s) applied` : 'nothing to apply');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // A server that somebody else runs is left running.
  if (embedded && !embedded.adopted) await embedded.stop();
}
