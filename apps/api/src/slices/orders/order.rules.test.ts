// The rules of an order's life: the graph for every actor, the timers to the millisecond, what is offered and what comes next.
import {
  type OrderActor,
  type OrderState,
  type OrderVerb,
  orderStates,
  orderTransitions,
} from '@meridian/contract';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  afterCancel,
  afterComplete,
  afterDelete,
  afterDelivered,
  afterExpire,
  afterExtend,
  afterGiveUp,
  afterParcel,
  afterPay,
  afterReceive,
  afterSettle,
  merchantActions,
  moneyState,
  nextStep,
  type Order,
  type OrderNumbers,
  shopperActions,
  step,
} from './order.rules.ts';

const numbers: OrderNumbers = {
  cancelMinutes: 60,
  shipReminderDays: 3,
  shipDays: 14,
  deliveredDays: 15,
  dispatchedDays: 60,
  receiveReminderDays: 3,
  extendDays: 7,
  completeDays: 7,
  afterSaleDays: 15,
};
const at = (text: string): Date => new Date(text);
const placed = at('2026-01-31T22:00:00Z');
const order = (given: Partial<Order> = {}): Order => ({
  id: 1n,
  orderNo: '202601310000000000',
  paymentId: 1n,
  paymentNo: 'P202601310000000000',
  userId: 1n,
  shopId: 1n,
  subtotalCents: 1000n,
  freightCents: 500n,
  discountPlatformCents: 0n,
  discountShopCents: 0n,
  totalCents: 1500n,
  commissionBps: 500,
  promoCode: null,
  address: {
    addressee: 'A',
    mobile: '+1',
    country: 'US',
    area: ['CA'],
    postcode: '',
    detail: 'x',
    tag: 'Home',
  },
  note: '',
  buyer: 'A',
  createdAt: placed,
  payBy: at('2026-02-01T00:00:00Z'),
  status: '0',
  caseFrom: null,
  cancelBy: null,
  shipReminderAt: null,
  shipBy: null,
  receiveReminderAt: null,
  autoReceiveAt: null,
  autoCompleteAt: null,
  settleAt: null,
  extended: false,
  paidAt: null,
  firstParcelAt: null,
  shippedAt: null,
  receivedAt: null,
  completedAt: null,
  cancelledAt: null,
  settledAt: null,
  cancelReason: null,
  hiddenAt: null,
  version: 1,
  ...given,
});
const refused = (error: string) => expect.objectContaining({ error });
const refusalOf = (act: () => unknown): unknown => {
  try {
    act();
    return null;
  } catch (error) {
    return error;
  }
};

const paid = afterPay(order(), placed, numbers);
const shipped = afterParcel(paid, placed, true, numbers);
const received = afterReceive(shipped, 'shopper', placed, numbers);
const completed = afterComplete(received, 'shopper', placed);

describe('the graph', () => {
  const actors: OrderActor[] = ['shopper', 'merchant', 'operator', 'timer'];
  const verbs = [...new Set(orderTransitions.map((t) => t.verb))] as OrderVerb[];
  it('lets every actor do in every state exactly what it says', () => {
    for (const status of orderStates)
      for (const verb of verbs)
        for (const by of actors) {
          const caseFrom: OrderState | null = status === '-3' ? '2' : status === '-4' ? '4' : null;
          const edge = orderTransitions.find(
            (t) =>
              t.verb === verb &&
              (t.from as readonly string[]).includes(status) &&
              (t.by as readonly string[]).includes(by),
          );
          const act = () => step(order({ status, caseFrom }), verb, by);
          if (!edge)
            expect(refusalOf(act), `${by} ${verb} ${status}`).toEqual(refused('ORDER_ACTION_ILLEGAL'));
          else expect(act().status, `${by} ${verb} ${status}`).toBe(edge.to === 'back' ? caseFrom : edge.to);
        }
  });
  it('has each verb lead from each state to one place only', () => {
    for (const status of orderStates)
      for (const verb of verbs)
        expect(
          orderTransitions.filter((t) => t.verb === verb && (t.from as readonly string[]).includes(status))
            .length,
        ).toBeLessThan(2);
  });
  it('remembers where a case was opened, and forgets it when it is closed', () => {
    const opened = step(shipped, 'applyRefund', 'shopper');
    expect([opened.status, opened.caseFrom]).toEqual(['-3', '2']);
    const closed = step(opened, 'closeCase', 'timer');
    expect([closed.status, closed.caseFrom]).toEqual(['2', null]);
    const refunded = step(opened, 'refundInFull', 'operator');
    expect([refunded.status, refunded.caseFrom]).toEqual(['-2', null]);
  });
});

describe('timers', () => {
  it('count days of 24 hours over month ends, leap days and the year', () => {
    expect(paid.shipReminderAt).toEqual(at('2026-02-03T22:00:00Z'));
    expect(paid.shipBy).toEqual(at('2026-02-14T22:00:00Z'));
    expect(paid.cancelBy).toEqual(at('2026-01-31T23:00:00Z'));
    expect(addDays(at('2028-02-28T12:00:00Z'), 1)).toEqual(at('2028-02-29T12:00:00Z'));
    expect(addDays(at('2026-02-28T12:00:00Z'), 1)).toEqual(at('2026-03-01T12:00:00Z'));
    expect(addDays(at('2026-12-31T23:59:59.999Z'), 15)).toEqual(at('2027-01-15T23:59:59.999Z'));
    expect(afterParcel(paid, at('2026-12-31T00:00:00Z'), true, numbers).autoReceiveAt).toEqual(
      at('2027-03-01T00:00:00Z'),
    );
  });
  it('expire at the moment, not before', () => {
    expect(refusalOf(() => afterExpire(order(), at('2026-01-31T23:59:59.999Z')))).toEqual(
      refused('ORDER_ACTION_ILLEGAL'),
    );
    expect(afterExpire(order(), at('2026-02-01T00:00:00Z'))).toMatchObject({
      status: '-1',
      cancelReason: 'expired',
    });
  });
  it('give up after fourteen days, unless something has left', () => {
    expect(refusalOf(() => afterGiveUp(paid, at('2026-02-14T21:59:59.999Z')))).toEqual(
      refused('ORDER_ACTION_ILLEGAL'),
    );
    expect(afterGiveUp(paid, at('2026-02-14T22:00:00Z'))).toMatchObject({
      status: '-1',
      cancelReason: 'not_shipped',
    });
    const partly = afterParcel(paid, placed, false, numbers);
    expect([partly.status, partly.shipBy]).toEqual(['1', null]);
    expect(refusalOf(() => afterGiveUp(partly, at('2026-06-01T00:00:00Z')))).toEqual(
      refused('ORDER_ACTION_ILLEGAL'),
    );
    expect(refusalOf(() => afterCancel(partly, placed, ''))).toEqual(refused('ORDER_CANCEL_TOO_LATE'));
  });
  it('cancel what is paid within the hour, the last millisecond included', () => {
    expect(afterCancel(paid, at('2026-01-31T23:00:00Z'), 'x').status).toBe('-1');
    expect(refusalOf(() => afterCancel(paid, at('2026-01-31T23:00:00.001Z'), 'x'))).toEqual(
      refused('ORDER_CANCEL_TOO_LATE'),
    );
  });
  it('receive fifteen days after the last delivery, and leave the reminder time after a late scan', () => {
    expect(shipped.autoReceiveAt).toEqual(addDays(placed, 60));
    expect(shipped.receiveReminderAt).toEqual(addDays(placed, 57));
    const delivered = afterDelivered(shipped, addDays(placed, 5), addDays(placed, 5), numbers);
    expect(delivered.autoReceiveAt).toEqual(addDays(placed, 20));
    expect(afterDelivered(shipped, addDays(placed, 5), addDays(placed, 19), numbers).autoReceiveAt).toEqual(
      addDays(placed, 22),
    );
    const extended = afterExtend(delivered, numbers);
    expect(extended.autoReceiveAt).toEqual(addDays(placed, 27));
    expect(extended.receiveReminderAt).toEqual(addDays(placed, 24));
    expect(refusalOf(() => afterExtend(extended, numbers))).toEqual(refused('ORDER_ALREADY_EXTENDED'));
    expect(
      afterDelivered(afterExtend(shipped, numbers), addDays(placed, 5), addDays(placed, 5), numbers)
        .autoReceiveAt,
    ).toEqual(addDays(placed, 27));
    expect(refusalOf(() => afterReceive(delivered, 'timer', addDays(placed, 19.99), numbers))).toEqual(
      refused('ORDER_ACTION_ILLEGAL'),
    );
    expect(afterReceive(delivered, 'timer', addDays(placed, 20), numbers).status).toBe('3');
  });
  it('complete after seven days, settle after fifteen, never with an open case', () => {
    expect(refusalOf(() => afterComplete(received, 'timer', addDays(placed, 6.99)))).toEqual(
      refused('ORDER_ACTION_ILLEGAL'),
    );
    expect(afterComplete(received, 'timer', addDays(placed, 7)).status).toBe('4');
    expect(refusalOf(() => afterSettle(completed, addDays(placed, 14.99)))).toEqual(
      refused('ORDER_ACTION_ILLEGAL'),
    );
    const inCase = step(completed, 'applyAfterSale', 'shopper');
    expect(refusalOf(() => afterSettle(inCase, addDays(placed, 30)))).toEqual(
      refused('ORDER_ACTION_ILLEGAL'),
    );
    const settled = afterSettle(completed, addDays(placed, 15));
    expect(settled.settledAt).toEqual(addDays(placed, 15));
    expect(refusalOf(() => afterSettle(settled, addDays(placed, 15)))).toEqual(
      refused('ORDER_ACTION_ILLEGAL'),
    );
  });
});

describe('what is offered', () => {
  it('to the shopper', () => {
    const now = placed;
    expect(shopperActions(order(), now)).toEqual(['pay', 'cancel']);
    expect(shopperActions(order(), at('2026-02-01T00:00:00Z'))).toEqual(['cancel']);
    expect(shopperActions(paid, now)).toEqual(['cancel', 'buyAgain']);
    expect(shopperActions(paid, addDays(now, 1))).toEqual(['buyAgain']);
    expect(shopperActions(shipped, now)).toEqual(['receive', 'extend', 'buyAgain', 'track']);
    expect(shopperActions(afterExtend(shipped, numbers), now)).toEqual(['receive', 'buyAgain', 'track']);
    expect(shopperActions(received, now)).toEqual(['buyAgain', 'track']);
    expect(shopperActions(completed, now)).toEqual(['buyAgain', 'delete', 'track']);
    expect(shopperActions(afterCancel(order(), now, ''), now)).toEqual(['buyAgain', 'delete']);
  });
  it('to the shop', () => {
    expect(orderStates.filter((status) => merchantActions(order({ status })).length > 0)).toEqual(['1']);
  });
  it('and every offer is accepted', () => {
    for (const o of [order(), paid, shipped, received, completed]) {
      for (const action of shopperActions(o, placed)) {
        if (action === 'cancel') expect(afterCancel(o, placed, '').status).toBe('-1');
        if (action === 'receive') expect(afterReceive(o, 'shopper', placed, numbers).status).toBe('3');
        if (action === 'extend') expect(afterExtend(o, numbers).extended).toBe(true);
        if (action === 'delete') expect(afterDelete(o, placed).hiddenAt).toEqual(placed);
      }
    }
  });
});

describe('what comes next', () => {
  it('is told with its time', () => {
    expect(nextStep(order())).toEqual({ step: 'expires', at: order().payBy });
    expect(nextStep(paid)).toEqual({ step: 'must_ship_by', at: paid.shipBy });
    expect(nextStep(afterParcel(paid, placed, false, numbers))).toEqual({ step: 'none', at: null });
    expect(nextStep(shipped)).toEqual({ step: 'auto_received', at: shipped.autoReceiveAt });
    expect(nextStep(received)).toEqual({ step: 'auto_completed', at: received.autoCompleteAt });
    expect(nextStep(completed)).toEqual({ step: 'settles', at: completed.settleAt });
    expect(nextStep(afterSettle(completed, addDays(placed, 15)))).toEqual({ step: 'none', at: null });
    expect(nextStep(step(shipped, 'applyRefund', 'shopper'))).toEqual({ step: 'none', at: null });
  });
  it('and so is where the money is', () => {
    expect(
      [
        order(),
        afterCancel(order(), placed, ''),
        paid,
        shipped,
        received,
        completed,
        afterSettle(completed, addDays(placed, 15)),
        afterCancel(paid, placed, ''),
      ].map(moneyState),
    ).toEqual(['unpaid', 'unpaid', 'escrow', 'escrow', 'escrow', 'pending', 'settled', 'returned']);
  });
});
