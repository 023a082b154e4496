// Loads the operators, and lets them act: two of them where two are asked for.
import type { OperatorRole, RequestOf } from '@meridian/contract';
import type { OperatorActor } from '../../../src/platform/actors.ts';
import { hashPassword } from '../../../src/slices/accounts/index.ts';
import { insertOperator } from '../../../src/slices/operations/index.ts';
import { demoPassword, operators } from '../people.ts';
import type { World } from './world.ts';

export interface Staff {
  readonly finance: OperatorActor;
  readonly admin: OperatorActor;
}

/** None of them has an authenticator yet: it is set up at the first sign-in. */
export async function loadStaff(world: World): Promise<Staff> {
  const passwordHash = await hashPassword(demoPassword);
  const actors = new Map<OperatorRole, OperatorActor>();
  for (const { email, name, role } of operators) {
    const { id } = await insertOperator(world.tx, { email, name, passwordHash, roles: [role] });
    actors.set(role, {
      audience: 'operator',
      operatorId: id,
      roles: [role],
      sessionId: 0n,
      locale: 'en',
      ip: '127.0.0.1',
      requestId: 'demo',
    });
  }
  const [finance, admin] = [actors.get('finance'), actors.get('admin')];
  if (!finance || !admin) throw new Error('the demo world needs somebody in finance and an admin');
  return { finance, admin };
}

/** Passes a top-up; where one person is not enough, the other one sees the same proof. */
export async function passTopUp(world: World, staff: Staff, input: RequestOf<'passTopUp'>): Promise<void> {
  const { status } = await world.act('passTopUp', staff.finance, input);
  if (status === '0') await world.act('passTopUp', staff.admin, input);
}
