// The reconciliation rules of every slice that moves money, gathered for the command and the console.
import { businessRules as orderRules } from '../orders/index.ts';
import { businessRules as topUpRules } from '../topups/index.ts';
import { businessRules as withdrawalRules } from '../withdrawals/index.ts';

export const businessRules = [...orderRules, ...topUpRules, ...withdrawalRules];
