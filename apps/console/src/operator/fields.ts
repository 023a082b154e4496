// Filters that several lists have.
import type { T } from '../i18n/provider.tsx';
import type { Field } from '../ui/filters.tsx';

/** State of an audit; the queue of what is open unless the address says otherwise. */
export const auditField = (t: T): Field => ({
  name: 'status',
  label: t('console.field.state'),
  kind: 'select',
  initial: '0',
  options: [
    { value: 'all', label: t('console.all') },
    { value: '0', label: t('console.audit.0') },
    { value: '1', label: t('console.audit.1') },
    { value: '2', label: t('console.audit.2') },
  ],
});
/** Only what the reader has in hand. */
export const mineField = (t: T): Field => ({
  name: 'mine',
  label: t('console.field.whose'),
  kind: 'select',
  options: [
    { value: '', label: t('console.whose.all') },
    { value: 'true', label: t('console.whose.mine') },
  ],
});
/** Proposed, approved or refused. */
export const decisionField = (t: T): Field => ({
  name: 'state',
  label: t('console.field.state'),
  kind: 'select',
  initial: 'all',
  options: (['all', 'proposed', 'approved', 'refused'] as const).map((value) => ({
    value,
    label: value === 'all' ? t('console.all') : t(`console.decision.${value}`),
  })),
});
export const dayFields = (t: T): Field[] => [
  { name: 'from', label: t('console.field.from'), kind: 'date' },
  { name: 'to', label: t('console.field.to'), kind: 'date' },
];
