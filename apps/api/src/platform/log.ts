// Structured logs; secrets never reach them.
import { type DestinationStream, pino } from 'pino';

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

/** A JSON logger at `level` with every secret's name redacted, two levels deep; to the standard output unless told. */
export function createLog(level: string, to: DestinationStream = pino.destination(1)) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secret.flatMap((s) => [`["${s}"]`, `*["${s}"]`, `*.*["${s}"]`]), censor: '[redacted]' },
  };
  return pino(options, to);
}
