// Plain reads, as many as possible, by as lean a client as there can be: what it takes for a request, server and database on the same cores lack.
import net from 'node:net';
import type { Measured } from './flows.ts';
import type { ReadsJob } from './jobs.ts';
import { percentile } from './latencies.ts';

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

  /** The status, when these bytes end an answer; null before. @throws Error when they are not of an answer that tells its length */
  take(bytes: Buffer): number | null {
    if (this.#missing > 0) return this.#more(bytes.length);
    const all = this.#begun ? Buffer.concat([this.#begun, bytes]) : bytes;
    const end = all.indexOf(headEnd);
    this.#begun = end < 0 ? all : null;
    if (end < 0) return null;
    const head = all.toString('latin1', 0, end);
    const [status, length] = [statusPattern.exec(head)?.[1], lengthPattern.exec(head)?.[1]];
    if (!status || !length) throw new Error(`an answer without status or length: ${head}`);
    this.#status = Number(status);
    this.#missing = Number(length);
    return this.#more(all.length - end - headEnd.length);
  }

  #more(bytes: number): number | null {
    this.#missing -= bytes;
    if (this.#missing < 0) throw new Error('more bytes than the answer was to have');
    return this.#missing === 0 ? this.#status : null;
  }
}

/** One connection asks for its paths one after the other, over and over, until the time is up. */
function walk(
  { port, headers }: ReadsJob,
  paths: readonly string[],
  until: number,
  answered: (status: number, ms: number) => void,
): Promise<void> {
  const fields = Object.entries({ host: `127.0.0.1:${port}`, ...headers });
  const tail = ` HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    const reader = new AnswerReader();
    let next = 0;
    let askedAt = 0;
    const ask = () => {
      askedAt = performance.now();
      if (askedAt >= until) {
        resolve();
        socket.destroy();
        return;
      }
      socket.write(`GET ${paths[next % paths.length]}${tail}`, 'latin1');
      next += 1;
    };
    socket.on('connect', ask);
    socket.on('data', (bytes: Buffer) => {
      try {
        const status = reader.take(bytes);
        if (status === null) return;
        answered(status, performance.now() - askedAt);
        ask();
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
    socket.on('error', reject);
    // Without effect on a walk that has come to its end.
    socket.on('close', () => reject(new Error('the server has ended a connection')));
  });
}

/** Sends the job's requests for its time. @throws Error when a connection breaks */
export async function readAll(job: ReadsJob): Promise<Measured> {
  const latencies: number[] = [];
  const others = new Map<number, number>();
  const began = performance.now();
  const until = began + job.seconds * 1000;
  const answered = (status: number, ms: number) => {
    if (status === 200) latencies.push(ms);
    else others.set(status, (others.get(status) ?? 0) + 1);
  };
  await Promise.all(job.paths.map((paths) => walk(job, paths, until, answered)));
  return {
    operations: latencies.length,
    seconds: (performance.now() - began) / 1000,
    errors: [...others.values()].reduce((all, times) => all + times, 0),
    said: [...others].map(([status, times]) => `${times} × ${status}`),
    p50Ms: percentile(latencies, 0.5),
    p95Ms: percentile(latencies, 0.95),
    p99Ms: percentile(latencies, 0.99),
    stepsMs: {},
  };
}
