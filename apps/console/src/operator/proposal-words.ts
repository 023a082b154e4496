// Proposed changes in words: which field becomes what.
import type { ChangeProposal } from '@meridian/contract';
import type { ConsoleKey } from '@meridian/locales';
import { useRead } from '../api/hooks.ts';
import { useFormat, useWords } from '../i18n/provider.tsx';
import { useSettingWords } from './setting-words.ts';

const labels: Readonly<Record<string, ConsoleKey>> = {
  value: 'console.field.value',
  contract: 'console.field.contract',
  minimum: 'console.field.minimum',
  fee: 'console.field.fee',
  enabled: 'console.registry.enabled',
  creditConfirmations: 'console.registry.creditConfirmations',
  payoutConfirmations: 'console.registry.payoutConfirmations',
  firstAddress: 'console.registry.firstAddress',
  bank: 'console.registry.ledgerName',
  payee: 'console.registry.payee',
  bankName: 'console.field.bank',
  accountNumber: 'console.registry.accountNumber',
  country: 'console.field.country',
  note: 'console.field.note',
};
type Scalar = ChangeProposal['change'][number]['to'] | null;

/** Names of settings, and the changes of a proposal as `field` and `from → to`. */
export function useProposalWords() {
  const { t, find } = useWords();
  const { money } = useFormat();
  const settings = useSettingWords();
  const units = new Map(useRead('listSettings', {}).data?.list.map(({ key, unit }) => [key, unit]));
  const value = (p: ChangeProposal, field: string, given: Scalar): string => {
    if (given === null || given === '') return '–';
    if (p.subject === 'setting') return settings.value(given, units.get(p.key) ?? '');
    if (typeof given === 'boolean') return t(given ? 'console.on' : 'console.off');
    return field === 'minimum' || field === 'fee' ? money(String(given)) : String(given);
  };
  return {
    name: settings.name,
    changes: (p: ChangeProposal) =>
      p.change.map(({ field, from, to }) => {
        const label = labels[field];
        return {
          // The one without a word of its own is an acronym, SWIFT.
          field: label ? find(label) : field.toUpperCase(),
          values: `${value(p, field, from)} → ${value(p, field, to)}`,
        };
      }),
  };
}
