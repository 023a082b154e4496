// The lean client: whole answers, wherever their bytes are cut, nothing taken for one that is none, and requests at their time.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { AnswerReader } from './lean.ts';
import { readPaced } from './paced.ts';
import { readAll } from './reads.ts';

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

  it('hands on the bytes of bodies, all of them and no others', () => {
    for (let step = 1; step < 100; step += 1) {
      const parts: Buffer[] = [];
      const bodies: string[] = [];
      const reader = new AnswerReader((part) => void parts.push(part));
      // One answer at a time, as on a connection that is asked one thing at a time.
      for (const one of [answer('first'), answer(''), answer('zweite Ä')])
        for (let at = 0; at < one.length; at += step)
          if (reader.take(one.subarray(at, at + step)) !== null)
            bodies.push(Buffer.concat(parts.splice(0)).toString());
      expect(bodies).toEqual(['first', '', 'zweite Ä']);
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

describe('reading as much as possible', () => {
  const job = (port: number, paths: string[][]) =>
    ({ kind: 'reads', port, seconds: 0.2, paths, headers: { lang: 'de' } }) as const;

  it('counts each answer once, those that are none apart', async () => {
    const listener: http.RequestListener = ({ url }, response) =>
      response.writeHead(url === '/none' ? 404 : 200, { 'content-length': 100_000 }).end('x'.repeat(100_000));
    await withServer(listener, async (port, asked) => {
      const result = await readAll(job(port, [['/a', '/none', '/b']]));
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

  it('opens connections one after the other, and counts what is asked once all of them are open', async () => {
    const listener: http.RequestListener = (_, response) => response.end('ok');
    await withServer(listener, async (port, asked) => {
      const many = Array.from({ length: 20 }, (_, n) => [`/${n}`]);
      let before = 0;
      const { operations } = await readAll(job(port, many), () => {
        before = asked.length;
      });
      expect(new Set(asked).size).toBe(many.length);
      // Each may have had a question under way.
      expect(operations).toBeLessThanOrEqual(asked.length - before + many.length);
      expect(operations).toBeGreaterThan(0);
    });
  });

  it('asks for each path once when it is told to, and does not wait for the time', async () => {
    const listener: http.RequestListener = (_, response) => response.end('ok');
    await withServer(listener, async (port, asked) => {
      const began = performance.now();
      const once = { ...job(port, [['/a', '/b', '/a'], ['/c'], []]), seconds: 60, once: true };
      expect(await readAll(once)).toMatchObject({ operations: 4, errors: 0 });
      expect(asked.sort()).toEqual(['/a de', '/a de', '/b de', '/c de']);
      expect(performance.now() - began).toBeLessThan(30_000);
    });
  });

  it('does not go on when a connection breaks', async () => {
    const listener: http.RequestListener = (_, response) => response.socket?.destroy();
    await withServer(listener, (port) => expect(readAll(job(port, [['/a']]))).rejects.toThrow());
  });
});

describe('reading at an even pace', () => {
  const job = (port: number, rate: number) =>
    ({
      kind: 'paced',
      port,
      rate,
      warmSeconds: 0.1,
      seconds: 0.3,
      paths: [['/a'], ['/none', '/b']],
      headers: { lang: 'de' },
    }) as const;

  it('asks as often as it was told, and counts nothing of the first seconds', async () => {
    const listener: http.RequestListener = ({ url }, response) =>
      response.writeHead(url === '/none' ? 404 : 200, { 'content-length': 2 }).end('ok');
    await withServer(listener, async (port, asked) => {
      const { operations, errors } = await readPaced(job(port, 200));
      expect(asked.length).toBe(80);
      expect(operations + errors).toBe(60);
      expect(errors).toBeGreaterThan(0);
      expect(new Set(asked)).toEqual(new Set(['/a de', '/none de', '/b de']));
    });
  });

  it('counts from when a request was due, not from when a connection was free for it', async () => {
    let first = true;
    const listener: http.RequestListener = (_, response) => {
      setTimeout(() => response.writeHead(200, { 'content-length': 0 }).end(), first ? 0 : 40);
      first = false;
    };
    await withServer(listener, async (port) => {
      // Two connections do fifty a second at most: of the eighty that are due in 0.4 s the last waits for more than a second.
      const { p99Ms } = await readPaced(job(port, 200));
      expect(p99Ms).toBeGreaterThan(1_000);
    });
  });

  it('does not go on when a connection breaks', async () => {
    const listener: http.RequestListener = (_, response) => response.socket?.destroy();
    await withServer(listener, (port) => expect(readPaced(job(port, 200))).rejects.toThrow());
  });
});
