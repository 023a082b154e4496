// The client of flows: what is asked at once goes over as many connections as it may have, and a broken one fails its question alone.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openApiClient } from './api-client.ts';

async function withServer(
  listener: (request: http.IncomingMessage, body: string, response: http.ServerResponse) => void,
  act: (port: number, connections: () => number) => Promise<void>,
): Promise<void> {
  let connections = 0;
  const server = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => listener(request, body, response));
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await act((server.address() as AddressInfo).port, () => connections);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const answer = (response: http.ServerResponse, answered: unknown) => {
  const text = JSON.stringify(answered);
  response.writeHead(200, { 'content-length': Buffer.byteLength(text) }).end(text);
};

it('sends what the contract says and answers with the data, each its own', async () => {
  const listener: Parameters<typeof withServer>[0] = ({ method, url, headers }, body, response) => {
    const { token } = headers;
    setTimeout(() => answer(response, { code: 1, data: { method, url, token, body } }), Math.random() * 5);
  };
  await withServer(listener, async (port, connections) => {
    const api = openApiClient(port, 3);
    const names = Array.from({ length: 20 }, (_, n) => `Zoë ${n}`);
    const told = await Promise.all(
      names.map((skuId) => api.call('addCartItem', { skuId, quantity: 1 }, `t${skuId.slice(4)}`)),
    );
    expect(told).toEqual(
      names.map((skuId, n) =>
        expect.objectContaining({
          method: 'POST',
          token: `t${n}`,
          body: JSON.stringify({ skuId, quantity: 1 }),
        }),
      ),
    );
    expect(await api.call('getPayment', { paymentNo: 'P 1' }, { cookie: 'a=b' })).toMatchObject({
      method: 'GET',
      url: expect.stringMatching(/\?paymentNo=P\+1$/),
      body: '',
    });
    expect(connections()).toBe(3);
    api.close();
  });
});

it('tells a refusal and a broken connection to who asked, and goes on', async () => {
  let asked = 0;
  const listener: Parameters<typeof withServer>[0] = (_request, _body, response) => {
    asked += 1;
    if (asked === 2) response.socket?.destroy();
    else
      answer(response, asked === 1 ? { code: 40401, message: 'no such payment' } : { code: 1, data: asked });
  };
  await withServer(listener, async (port) => {
    const api = openApiClient(port, 1);
    const get = () => api.call('getPayment', { paymentNo: 'P1' }, 'token');
    const results = await Promise.allSettled([get(), get(), get()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(String((results[0] as PromiseRejectedResult).reason)).toMatch(/getPayment: .*no such payment/);
    expect(results[2]).toMatchObject({ value: 3 });
    api.close();
  });
  const gone = openApiClient(1, 2);
  const nobody = await Promise.allSettled(
    [1, 2, 3].map(() => gone.call('getPayment', { paymentNo: 'P1' }, 't')),
  );
  expect(nobody.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
