// The lean reader: whole answers, wherever their bytes are cut, and nothing taken for one that is none.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { AnswerReader, readAll } from './reads.ts';

const answer = (body: string, status = 200) =>
  Buffer.from(`HTTP/1.1 ${status} X\r\nContent-Length: ${Buffer.byteLength(body)}\r\nX-Y: z\r\n\r\n${body}`);

describe('the reader of answers', () => {
  it('knows the end of an answer, wherever its bytes were cut', () => {
    const whole = answer('Ä body of some letters', 404);
    for (let cut = 1; cut < whole.length; cut += 1) {
      const reader = new AnswerReader();
      expect(reader.take(whole.subarray(0, cut))).toBe(null);
      expect(reader.take(whole.subarray(cut))).toBe(404);
      expect(reader.take(answer(''))).toBe(200);
    }
  });

  it.each([
    ['no length', 'HTTP/1.1 200 OK\r\nx: y\r\n\r\n'],
    ['no status', 'nonsense\r\ncontent-length: 3\r\n\r\nabc'],
    ['too many bytes', 'HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nabcd'],
  ])('does not take an answer with %s', (_, text) => {
    expect(() => new AnswerReader().take(Buffer.from(text))).toThrow(Error);
  });
});

describe('reading as much as possible', () => {
  async function withServer(
    listener: http.RequestListener,
    act: (port: number, asked: string[]) => Promise<void>,
  ): Promise<void> {
    const asked: string[] = [];
    const server = http.createServer((request, response) => {
      asked.push(`${request.url} ${request.headers.lang}`);
      listener(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await act((server.address() as AddressInfo).port, asked);
    await new Promise((resolve) => server.close(resolve));
  }
  const job = (port: number, paths: string[][]) =>
    ({ kind: 'reads', port, seconds: 0.2, paths, headers: { lang: 'de' } }) as const;

  it('counts each answer once, those that are none apart', async () => {
    const listener: http.RequestListener = ({ url }, response) =>
      response.writeHead(url === '/none' ? 404 : 200, { 'content-length': 100_000 }).end('x'.repeat(100_000));
    await withServer(listener, async (port, asked) => {
      const result = await readAll(job(port, [['/a', '/none'], ['/b']]));
      const none = asked.filter((line) => line === '/none de').length;
      expect(none).toBeGreaterThan(0);
      expect(result).toMatchObject({
        errors: none,
        said: [`${none} × 404`],
        operations: asked.length - none,
      });
      expect(new Set(asked)).toEqual(new Set(['/a de', '/none de', '/b de']));
    });
  });

  it('does not go on when a connection breaks', async () => {
    const listener: http.RequestListener = (_, response) => response.socket?.destroy();
    await withServer(listener, (port) => expect(readAll(job(port, [['/a']]))).rejects.toThrow());
  });
});
