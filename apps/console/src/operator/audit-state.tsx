// The state of an audit, of a payout and of a decision, in words and colour.
import { useT } from '../i18n/provider.tsx';
import { State } from '../ui/bits.tsx';

const auditTones = { 0: 'busy', 1: 'good', 2: 'bad' } as const;
export function AuditState({ status }: { status: '0' | '1' | '2' }) {
  const t = useT();
  return <State tone={auditTones[status]} text={t(`console.audit.${status}`)} />;
}

const payoutTones = {
  none: 'quiet',
  processing: 'busy',
  sent: 'good',
  failed: 'warning',
} as const;
export function PayoutState({ payout }: { payout: keyof typeof payoutTones }) {
  const t = useT();
  return <State tone={payoutTones[payout]} text={t(`console.payout.${payout}`)} />;
}

const decisionTones = { proposed: 'busy', approved: 'good', refused: 'bad' } as const;
export function DecisionState({ state }: { state: keyof typeof decisionTones }) {
  const t = useT();
  return <State tone={decisionTones[state]} text={t(`console.decision.${state}`)} />;
}
