// The reconciliation rules of every slice that moves money, gathered for the command and the console.
import type { ReconcileRule } from '../../ledger/index.ts';
import { businessRules as orderRules } from '../orders/index.ts';
import { businessRules as topUpRules } from '../topups/index.ts';
import { businessRules as withdrawalRules } from '../withdrawals/index.ts';
import { listBrokenLinks, listLostAnchors } from './audit.sql.ts';
import { listWrongCorrections } from './corrections.sql.ts';

const ownRules: readonly ReconcileRule[] = [
  {
    id: 'R9',
    title: 'the audit log was meddled with',
    find: async (db) => [...(await listBrokenLinks(db)), ...(await listLostAnchors(db))],
  },
  {
    id: 'R10',
    title: 'an approved correction has not exactly its journal, or another has one',
    find: listWrongCorrections,
  },
];

export const businessRules = [...orderRules, ...topUpRules, ...withdrawalRules, ...ownRules];
