// What a request gets that went wrong: the envelope of a refusal, in the reader's language; of our own faults a request id and no more.
import { type ErrorCode, errorCodes, httpStatusOf } from '@meridian/contract';
import type { MessageKey } from '@meridian/locales';
import { isLanguageCode } from '@meridian/locales/languages';
import { translatorOf } from '@meridian/locales/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOverload } from './db.ts';
import { Refusal } from './refusal.ts';

/** File code of the language asked for by header, `en` when unknown. */
export function localeOf(request: Pick<FastifyRequest, 'headers'>): string {
  const asked = request.headers.lang ?? request.headers.language;
  return typeof asked === 'string' && isLanguageCode(asked) ? asked : 'en';
}

type Answered = { status: number; body: string };

/** An error code without words does not compile. */
type ErrorKey = `errors.${ErrorCode}` & MessageKey;
const errorText = (locale: string, error: ErrorCode, args?: Record<string, string | number>): string => {
  const key: ErrorKey = `errors.${error}`;
  return translatorOf(locale).find(key, args) ?? key;
};

/** The envelope of a refusal in the reader's language. */
export function refusalEnvelope(refusal: Refusal, locale: string, requestId?: string): Answered {
  const { error, detail } = refusal;
  const fields =
    detail.fields &&
    Object.fromEntries(
      Object.entries(detail.fields).map(([f, code]) => [f, errorText(locale, code, detail.args)]),
    );
  const status = httpStatusOf(error);
  return {
    status,
    body: JSON.stringify({
      code: errorCodes[error],
      msg: errorText(locale, error, detail.args),
      data: detail.data ?? null,
      error,
      ...(fields ? { fields } : {}),
      ...(status >= 500 ? { requestId } : {}),
    }),
  };
}

/** Input that does not fit the schema; the field texts are ready. */
export class InvalidInput extends Error {
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super('invalid input');
    this.fields = fields;
  }
}

const protocolErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'CONTENT_TYPE_UNSUPPORTED',
};

/** Turns whatever went wrong into an envelope; our own faults tell nothing but a request id. */
export function answerErrors(app: FastifyInstance): void {
  const answer = (reply: FastifyReply, answered: Answered) =>
    reply
      .code(answered.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(answered.body);
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    const locale = localeOf(request);
    if (error instanceof Refusal) {
      if (error.detail.retryAfterSeconds) reply.header('retry-after', String(error.detail.retryAfterSeconds));
      return answer(reply, refusalEnvelope(error, locale, request.id));
    }
    if (error instanceof InvalidInput) {
      const { status, body } = refusalEnvelope(new Refusal('VALIDATION_FAILED'), locale);
      return answer(reply, { status, body: JSON.stringify({ ...JSON.parse(body), fields: error.fields }) });
    }
    if (isOverload(error)) {
      request.log.error({ err: error, requestId: request.id }, 'no capacity');
      return answer(
        reply.header('retry-after', '2'),
        refusalEnvelope(new Refusal('SERVICE_UNAVAILABLE'), locale, request.id),
      );
    }
    const protocol =
      protocolErrors[error.code ?? ''] ??
      (error.statusCode && error.statusCode < 500 ? 'VALIDATION_FAILED' : null);
    if (protocol) return answer(reply, refusalEnvelope(new Refusal(protocol), locale, request.id));
    request.log.error({ err: error, requestId: request.id }, 'request failed');
    return answer(reply, refusalEnvelope(new Refusal('INTERNAL_ERROR'), locale, request.id));
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    done(null, payload);
  });
}
