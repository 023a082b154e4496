// A lean client of the contract for flows of several requests: keep-alive, one connection a shopper at a time.
import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, Verb } from '@meridian/contract';
import { paths } from '@meridian/contract/paths';
import { type Dispatcher, Pool } from 'undici';

/** A shopper's token, or the header of somebody else. */
export type Credential = string | { readonly cookie: string };

export interface ApiClient {
  /** The `data` of an answer. @throws Error with the refusal when there is none */
  call<V extends Verb>(verb: V, input: RequestOf<V>, who: Credential): Promise<ResponseOf<V>>;
  close(): Promise<void>;
}

/** The body of an answer. Below `request` and `fetch`: their streams cost more than the server takes for some answers. */
const bodyOf = (pool: Pool, question: Dispatcher.DispatchOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pool.dispatch(question, {
      onRequestStart: () => {},
      onResponseData: (_controller, chunk) => void chunks.push(chunk),
      onResponseEnd: () => resolve(Buffer.concat(chunks).toString()),
      onResponseError: (_controller, error) => reject(error),
    });
  });

/** Opens a client with at most `connections` connections. */
export function openApiClient(port: number, connections: number): ApiClient {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections, pipelining: 1 });
  const send = (verb: Verb, input: unknown, who: Credential): Promise<string> => {
    const credential = typeof who === 'string' ? { token: who } : who;
    const { method, path } = paths[verb];
    return method === 'GET'
      ? bodyOf(pool, {
          method,
          path: `${path}?${new URLSearchParams(input as Record<string, string>)}`,
          headers: credential,
        })
      : bodyOf(pool, {
          method,
          path,
          headers: { ...credential, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify(input),
        });
  };
  return {
    call: async (verb, input, who) => {
      const text = await send(verb, input, who);
      const answer = JSON.parse(text) as { code: number; data: never };
      if (answer.code !== 1) throw new Error(`${verb}: ${text.slice(0, 300)}`);
      return answer.data;
    },
    close: () => pool.close(),
  };
}
