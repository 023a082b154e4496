// The door to the money endpoints; their paths come with the first money screen.
import { moneyPaths } from '@meridian/contract/money-paths';
import { callerOf } from './client.ts';

/** `callMoney('getWallet', {})`; otherwise like `call`. */
export const callMoney = callerOf(moneyPaths);
