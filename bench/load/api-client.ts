// A client of the contract for flows of several requests: keep-alive, one request at a time on each connection.
import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, Verb } from '@meridian/contract';
import { paths } from '@meridian/contract/paths';
import { LeanConnection } from './lean.ts';

/** A shopper's token, or the header of somebody else. */
export type Credential = string | { readonly cookie: string };

export interface ApiClient {
  /** The `data` of an answer. @throws Error with the refusal when there is none, or when the connection breaks */
  call<V extends Verb>(verb: V, input: RequestOf<V>, who: Credential): Promise<ResponseOf<V>>;
  close(): void;
}

interface Question {
  readonly askOn: (connection: LeanConnection) => void;
  readonly resolve: (body: string) => void;
  readonly reject: (error: Error) => void;
}

/** Connections to the server, opened as they are needed; what finds none free waits for one. */
class Connections {
  readonly #port: number;
  readonly #most: number;
  readonly #open = new Set<LeanConnection>();
  #idle: { readonly connection: LeanConnection; readonly ask: () => void }[] = [];
  readonly #waiting: Question[] = [];

  constructor(port: number, most: number) {
    this.#port = port;
    this.#most = most;
  }

  send(askOn: Question['askOn']): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ askOn, resolve, reject });
      const idle = this.#idle.pop();
      if (idle) idle.ask();
      else if (this.#open.size < this.#most) this.#connect();
    });
  }

  #connect(): void {
    let asked: Question | undefined;
    let parts: Buffer[] = [];
    const ask = () => {
      asked = this.#waiting.shift();
      if (asked) asked.askOn(connection);
      else this.#idle.push({ connection, ask });
    };
    const connection = new LeanConnection(
      { port: this.#port, headers: {} },
      {
        free: ask,
        body: (part) => void parts.push(part),
        answered: () => {
          const body = Buffer.concat(parts).toString();
          parts = [];
          asked?.resolve(body);
          asked = undefined;
        },
        broken: (error) => {
          this.#open.delete(connection);
          this.#idle = this.#idle.filter((idle) => idle.connection !== connection);
          (asked ?? this.#waiting.shift())?.reject(error);
          if (this.#waiting.length > 0 && this.#open.size < this.#most) this.#connect();
        },
      },
    );
    this.#open.add(connection);
  }

  close(): void {
    for (const connection of this.#open) connection.close();
  }
}

/** Opens a client with at most `connections` connections. */
export function openApiClient(port: number, connections: number): ApiClient {
  const pool = new Connections(port, connections);
  const send = (verb: Verb, input: unknown, who: Credential): Promise<string> => {
    const credential = typeof who === 'string' ? { token: who } : who;
    const { method, path } = paths[verb];
    if (method === 'GET') {
      const asked = `${path}?${new URLSearchParams(input as Record<string, string>)}`;
      return pool.send((connection) => connection.ask(asked, credential));
    }
    const headers = {
      ...credential,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const body = JSON.stringify(input);
    return pool.send((connection) => connection.tell(path, headers, body));
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
