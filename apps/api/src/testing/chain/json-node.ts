// What the doubles of a node share: a server that takes questions in JSON and answers in JSON.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface JsonNode {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts one on a free port of this machine. `answer` gets each question with its path, and returns what is sent, or undefined when it has
 * answered over `reply` itself. What is no question gets 400: a port that was somebody else's a moment ago is still asked for that.
 */
export async function startJsonNode(
  answer: (question: unknown, path: string, reply: ServerResponse) => unknown,
): Promise<JsonNode> {
  const server = createServer(async (request, reply) => {
    let question: unknown;
    try {
      question = JSON.parse(await text(request));
    } catch {
      // Whoever left in the middle of a question does not hear this either.
      return reply.writeHead(400).end();
    }
    const data = await answer(question, request.url ?? '', reply);
    if (data === undefined) return;
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
