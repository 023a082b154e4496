// As lean a client as there can be: what it takes for a request, server and database on the same cores lack.
import net from 'node:net';

const headEnd = '\r\n\r\n';
const lengthPattern = /\r\ncontent-length: (\d+)/i;
const statusPattern = /^HTTP\/1\.1 (\d{3})/;

/** Takes the bytes of answers as they come, one answer at a time, and says the status of each that is whole. */
export class AnswerReader {
  /** The beginning of a head of which the end is not there yet. */
  #begun: Buffer | null = null;
  /** Of the answer under way: bytes of its body that are still to come. */
  #missing = 0;
  #status = 0;
  readonly #hearBody: ((part: Buffer) => void) | undefined;

  /** `hearBody` is told the bytes of bodies, in parts as they come. */
  constructor(hearBody?: (part: Buffer) => void) {
    this.#hearBody = hearBody;
  }

  /** The status, when these bytes end an answer; null before. @throws Error when they are not of an answer that tells its length */
  take(bytes: Buffer): number | null {
    if (this.#missing > 0) return this.#more(bytes);
    const all = this.#begun ? Buffer.concat([this.#begun, bytes]) : bytes;
    const end = all.indexOf(headEnd);
    this.#begun = end < 0 ? all : null;
    if (end < 0) return null;
    const head = all.toString('latin1', 0, end);
    const [status, length] = [statusPattern.exec(head)?.[1], lengthPattern.exec(head)?.[1]];
    if (!status || !length) throw new Error(`an answer without status or length: ${head}`);
    this.#status = Number(status);
    this.#missing = Number(length);
    return this.#more(all.subarray(end + headEnd.length));
  }

  #more(bytes: Buffer): number | null {
    this.#hearBody?.(bytes);
    this.#missing -= bytes.length;
    if (this.#missing < 0) throw new Error('more bytes than the answer was to have');
    return this.#missing === 0 ? this.#status : null;
  }
}

export interface Hearer {
  /** The connection can be asked: it stands, or has answered. */
  free(): void;
  answered(status: number): void;
  /** Bytes of a body, before its answer is whole. */
  body?(part: Buffer): void;
  /** Nothing more comes of it; not told after `close`. */
  broken(error: Error): void;
}

function fieldsOf(headers: Readonly<Record<string, string>>): string {
  let text = '';
  for (const name in headers) text += `${name}: ${headers[name]}\r\n`;
  return text;
}

/** Connections are opened so long after one another, as shoppers come: of many at once, one of several processes behind a port may take nearly all. */
export const apartMs = 5;

/** A connection that is asked one thing at a time. */
export class LeanConnection {
  readonly #socket: net.Socket;
  readonly #fields: string;
  #isClosed = false;

  constructor(
    { port, headers }: { readonly port: number; readonly headers: Readonly<Record<string, string>> },
    hearer: Hearer,
  ) {
    this.#fields = fieldsOf({ host: `127.0.0.1:${port}`, ...headers });
    const reader = new AnswerReader(hearer.body && ((part) => hearer.body?.(part)));
    this.#socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('connect', () => hearer.free());
    this.#socket.on('data', (bytes: Buffer) => {
      try {
        const status = reader.take(bytes);
        if (status === null) return;
        hearer.answered(status);
        hearer.free();
      } catch (error) {
        this.#socket.destroy(error as Error);
      }
    });
    let fault = new Error('the server has ended a connection');
    this.#socket.on('error', (error) => {
      fault = error;
    });
    this.#socket.on('close', () => {
      if (!this.#isClosed) hearer.broken(fault);
    });
  }

  /** Reads a path. `headers` are its own, beside the connection's. */
  ask(path: string, headers: Readonly<Record<string, string>> = {}): void {
    this.#socket.write(`GET ${path} HTTP/1.1\r\n${this.#fields}${fieldsOf(headers)}\r\n`, 'latin1');
  }

  /** Sends a body. */
  tell(path: string, headers: Readonly<Record<string, string>>, body: string): void {
    const fields = fieldsOf({ ...headers, 'content-length': String(Buffer.byteLength(body)) });
    this.#socket.write(`POST ${path} HTTP/1.1\r\n${this.#fields}${fields}\r\n${body}`);
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.destroy();
  }
}
