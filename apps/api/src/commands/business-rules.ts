// The rules that the shop's nouns add to reconciliation, in the order they are checked.
import type { ReconcileRule } from '../ledger/index.ts';

export const businessRules: readonly ReconcileRule[] = [];
