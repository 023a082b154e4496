// Command: brings the configured database, or the embedded one, to the newest shape.
import { migrate } from '../platform/migrate.ts';
import { complain, say, withCommandDatabase } from './command-database.ts';

try {
  const applied = await withCommandDatabase((url) => migrate({ url, log: say }));
  say(applied.length > 0 ? `${applied.length} file(s) applied` : 'nothing to apply');
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
