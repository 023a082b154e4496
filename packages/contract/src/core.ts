// The grammar of the contract: envelope, money, ids, lists, and what a route is made of.
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { moneyPattern } from './limits.ts';
import type { RoutePath } from './paths.ts';

/** What every endpoint answers with. `code: 1` is success; otherwise `error` names the refusal and `msg` says it in the reader's language. */
export interface Envelope<T> {
  code: number;
  msg: string;
  data: T;
  error?: ErrorCode;
  fields?: Record<string, string>;
  requestId?: string;
}

export interface Route<
  P extends RoutePath = RoutePath,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> {
  readonly method: P['method'];
  readonly path: P['path'];
  readonly audience: P['audience'];
  readonly summary: string;
  readonly tag: string;
  readonly input: I;
  readonly output: O;
  readonly errors: readonly ErrorCode[];
  /** The answer depends only on the query and the language: it may be cached and shared. `anonymous`: as long as no token comes along. */
  readonly shared?: boolean | 'anonymous';
  /** Operator roles that may call; absent = every operator. */
  readonly roles?: readonly OperatorRole[];
  /** The body is one picture (image/jpeg, image/png, image/webp) as it is; the input comes in the query. */
  readonly upload?: boolean;
  /** Largest body, in bytes; 64 KiB unless said. */
  readonly bodyLimit?: number;
  /** Called by machines that sign what they send: they have a limit of their own, far above a guest's. */
  readonly signed?: boolean;
  /** How long the database may take for it, in ms, before the caller is asked to come back; a few seconds unless said. */
  readonly patienceMs?: number;
}

export const operatorRoles = ['support', 'finance', 'catalogue', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** Joins an endpoint's path with its schemas. */
export function defineRoute<const P extends RoutePath, I extends z.ZodType, O extends z.ZodType>(
  path: P,
  rest: Omit<Route<P, I, O>, 'method' | 'path' | 'audience'>,
): Route<P, I, O> {
  return { ...path, ...rest };
}

/** A decimal string with two places, "12.30". */
export const money = z
  .string()
  .regex(/^-?(0|[1-9]\d{0,13})\.\d{2}$/)
  .meta({ description: 'US dollars with two places' });
/** An amount typed by a person: digits with at most two places; no sign, no exponent. */
export const moneyInput = z.string().regex(moneyPattern);
/** An id as it travels out. */
export const id = z.string().regex(/^[1-9]\d{0,17}$/);
/** An id as it comes in: the server gets a bigint. */
export const idInput = id.transform((text) => BigInt(text));
/** Points in time travel as ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** ISO 3166-1 alpha-2, upper case. */
export const country = z.string().regex(/^[A-Z]{2}$/);

/** One line of text from a person: trimmed, NFC, no control or bidi-override characters. */
export const line = (max: number, min = 1) =>
  z
    .string()
    .max(max * 4)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => [...text].length >= min && [...text].length <= max, { message: 'length' })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
    .refine((text) => !/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u.test(text), {
      message: 'characters',
    });

/** Whole number in a query string or a body; "1e3", "0x10" and "1.0" are refused. */
export const intInput = (min: number, max: number) =>
  z
    .union([z.int(), z.string().regex(/^(0|[1-9]\d{0,9})$/)])
    .transform(Number)
    .refine((n) => n >= min && n <= max, { message: 'range' });
/** A switch in a query string or a body. */
export const flagInput = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((v) => v === true || v === 'true' || v === '1');

/** What a list asks for: `cursor` from the previous answer, `limit` up to 100. */
export const listInput = (defaultLimit: number) => ({
  cursor: z
    .string()
    .max(200)
    .regex(/^[\w-]+$/)
    .optional(),
  limit: intInput(1, 100).default(defaultLimit),
});
/** What a list answers. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), total: z.int(), hasMore: z.boolean(), nextCursor: z.string().nullable() });

export const nothing = z.strictObject({});
export const done = z.object({});

/** A stored picture: `url` is a pattern with `{w}` for one of `widths` (px). */
export const picture = z.object({
  url: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type Picture = z.output<typeof picture>;
