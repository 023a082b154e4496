// A lean client of the contract for flows of several requests: keep-alive, one connection a shopper at a time.
import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, Verb } from '@meridian/contract';
import { paths } from '@meridian/contract/paths';
import { Pool } from 'undici';

/** A shopper's token, or the header of somebody else. */
export type Credential = string | { readonly cookie: string };

export interface ApiClient {
  /** The `data` of an answer. @throws Error with the refusal when there is none */
  call<V extends Verb>(verb: V, input: RequestOf<V>, who: Credential): Promise<ResponseOf<V>>;
  close(): Promise<void>;
}

/** Opens a client with at most `connections` connections. */
export function openApiClient(port: number, connections: number): ApiClient {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections, pipelining: 1 });
  const send = async (verb: Verb, input: unknown, who: Credential): Promise<string> => {
    const credential = typeof who === 'string' ? { token: who } : who;
    const { method, path } = paths[verb];
    const answer =
      method === 'GET'
        ? await pool.request({
            method,
            path: `${path}?${new URLSearchParams(input as Record<string, string>)}`,
            headers: credential,
          })
        : await pool.request({
            method,
            path,
            headers: { ...credential, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
            body: JSON.stringify(input),
          });
    return answer.body.text();
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
