// Command: brings the configured database, or the embedded one, to the newest shape.
import { migrate } from '../platform/migrate.ts';
import { withCommandDatabase } from './command-database.ts';

try {
  const applied = await withCommandDatabase((url) => migrate({ url, log: (line) => console.log(line) }));
  console.log(applied.length > 0 ? `${applied.length} file(s) applied` : 'nothing to apply');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
