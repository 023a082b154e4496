// Payers, payees and announcements, for the tests of top-ups.
import sharp from 'sharp';
import type { OperatorActor } from '../../platform/actors.ts';
import { openSession } from '../../platform/sessions.ts';
import type { Credentials, TestApp } from '../../testing/app.ts';
import { createPayeeAccount, createShopper, type Shopper } from '../../testing/fixtures.ts';
import { createTopUp } from './create-top-up.ts';
import { passTopUp } from './pass-top-up.ts';

export interface Payer extends Shopper {
  readonly credentials: Credentials;
}
export type Proof = Parameters<typeof passTopUp>[2]['proof'];
export const byBank = (bankReference: string, arrived = '250.00'): Proof => ({
  by: 'bank',
  bankReference,
  arrived,
});

let shade = 0;
/** A picture that no other test sent. */
export const photo = () => {
  shade += 1;
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 99 };
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
};

/** What people of this world do; `world` may be opened later. */
export function topUpActs(world: TestApp) {
  const write: TestApp['db']['transaction'] = (act, options) => world.db.transaction(act, options);
  const payer = async (): Promise<Payer> => {
    const shopper = await createShopper(world.owner);
    const { token } = await write((tx) =>
      openSession(tx, { audience: 'shopper', subjectId: shopper.userId, ip: '', userAgent: '' }),
    );
    return { ...shopper, credentials: { token } };
  };
  const upload = async (who: Payer, bytes: Buffer, type = 'image/png') => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/user/upload',
      payload: bytes,
      headers: { 'content-type': type, token: who.credentials.token ?? '' },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const evidence = async (who: Payer, bytes?: Buffer): Promise<string> =>
    (await upload(who, bytes ?? (await photo()))).body.data.upload;
  const payee = () => createPayeeAccount(world.owner);
  const secret = () => world.services.config.signingSecret;
  const announceBank = async (who: Payer, amount = '250.00', account?: bigint): Promise<bigint> => {
    const payeeAccount = account ?? (await payee());
    const given = { method: 'bank', payeeAccount, amount, evidence: await evidence(who) } as const;
    return write((tx) => createTopUp(tx, who.actor, given, secret()));
  };
  const pass = (by: OperatorActor, id: bigint, proof: Proof, watched = false) =>
    write((tx) => passTopUp(tx, by, { id, proof }, () => watched));
  return { payer, upload, evidence, payee, announceBank, pass };
}
