// The reconciliation rules of every slice that moves money, gathered for the command and the console.
import { businessRules as orderRules } from '../orders/index.ts';

export const businessRules = [...orderRules];
