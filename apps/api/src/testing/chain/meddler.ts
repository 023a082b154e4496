// A node that stands between the watcher and the real one: it may be slow, silent, behind, or lie.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}
export interface Meddling {
  /** What it answers instead; undefined = what the real one said. Throws to answer with an error. */
  answer?: (question: Question, real: unknown) => unknown;
  /** How long it keeps silent before every answer. */
  delayMs?: number;
  /** It answers 502 to everything. */
  down?: boolean;
  /** It sends whoever asks on to the real one. */
  redirects?: boolean;
}

export interface Meddler {
  readonly url: string;
  /** How it meddles from now on. */
  how: Meddling;
  /** Requests that it has not answered yet. */
  open: number;
  stop(): Promise<void>;
}

/** Starts one in front of a node. */
export async function startMeddler(target: string): Promise<Meddler> {
  const meddler: Pick<Meddler, 'how' | 'open'> = { how: {}, open: 0 };
  const answerOne = async (question: Question) => {
    const real = (await (
      await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(question),
      })
    ).json()) as { result?: unknown; error?: unknown };
    try {
      const other = meddler.how.answer?.(question, real.result);
      return other === undefined ? real : { jsonrpc: '2.0', id: question.id, result: other };
    } catch (error) {
      return { jsonrpc: '2.0', id: question.id, error: { code: -32000, message: String(error) } };
    }
  };
  const server = createServer(async (request, reply) => {
    meddler.open += 1;
    reply.once('close', () => {
      meddler.open -= 1;
    });
    let body = '';
    for await (const chunk of request) body += chunk;
    if (meddler.how.delayMs) await new Promise((resolve) => setTimeout(resolve, meddler.how.delayMs));
    if (meddler.how.down) return reply.writeHead(502).end('bad gateway');
    if (meddler.how.redirects) return reply.writeHead(307, { location: target }).end();
    const questions = JSON.parse(body);
    const answer = Array.isArray(questions)
      ? await Promise.all(questions.map(answerOne))
      : await answerOne(questions);
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(meddler, {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
