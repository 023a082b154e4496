// A node that stands between the watcher and the real one: it may be slow, silent, behind, or lie.
import { startJsonNode } from './json-node.ts';

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
  const { url, stop } = await startJsonNode(async (asked, _path, reply) => {
    meddler.open += 1;
    reply.once('close', () => {
      meddler.open -= 1;
    });
    const { delayMs, down, redirects } = meddler.how;
    if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (down) return void reply.writeHead(502).end('bad gateway');
    if (redirects) return void reply.writeHead(307, { location: target }).end();
    const questions = asked as Question | Question[];
    return Array.isArray(questions) ? Promise.all(questions.map(answerOne)) : answerOne(questions);
  });
  return Object.assign(meddler, { url, stop });
}
