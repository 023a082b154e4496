// Structured logs; secrets never reach them.
import { pino } from 'pino';

const secret = [
  'token',
  'password',
  'oldPassword',
  'newPassword',
  'payCode',
  'oldPayCode',
  'newPayCode',
  'code',
  'ticket',
  'cookie',
  'authorization',
  'set-cookie',
];
export type Log = ReturnType<typeof createLog>;

/** A JSON logger at `level` with every secret's name redacted, two levels deep. */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secret.flatMap((s) => [`["${s}"]`, `*["${s}"]`, `*.*["${s}"]`]), censor: '[redacted]' },
  });
}
