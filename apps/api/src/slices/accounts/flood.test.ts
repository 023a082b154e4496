// The shop while somebody floods it with logins: what needs no hash is answered before the flood is over, whoever asks.
import { expect, it } from 'vitest';
import { openSession } from '../../platform/sessions.ts';
import { withTestApp } from '../../testing/app.ts';
import { createShopper } from '../../testing/fixtures.ts';

const app = withTestApp({ max: 16 });

it('goes on reading and writing while fifty logins wait for their turn to be hashed', async () => {
  const { userId } = await createShopper(app.owner);
  const { token } = await app.db.transaction((tx) =>
    openSession(tx, { audience: 'shopper', subjectId: userId, ip: '127.0.0.1', userAgent: 'test' }),
  );
  // The hash of nothing, made at the first login ever, is no part of it.
  await app.call('login', { account: 'first@example.com', password: 'not the horse' });
  let waiting = 0;
  const flood = Array.from({ length: 50 }, async (_, i) => {
    waiting += 1;
    // Each from an address of its own, so that nothing else slows them.
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/user/login',
      remoteAddress: `192.0.2.${i + 1}`,
      payload: { account: `nobody-${i}@example.com`, password: 'not the horse' },
    });
    waiting -= 1;
    return answer.json().error as string;
  });
  expect(waiting).toBe(50);
  const meanwhile = await Promise.all([
    ...Array.from({ length: 10 }, () => app.call('listCategories')),
    ...Array.from({ length: 10 }, () => app.call('getWallet', {}, { token })),
    ...Array.from({ length: 10 }, () => app.call('updateProfile', { givenName: 'Ada' }, { token })),
  ]);
  expect(meanwhile.map(({ body }) => body.code)).toEqual(meanwhile.map(() => 1));
  // Had they stood in line behind the hashes, nobody would be waiting any more.
  expect(waiting).toBeGreaterThan(0);
  const answers = await Promise.all(flood);
  expect(new Set(answers)).toEqual(new Set(['LOGIN_FAILED']));
});
