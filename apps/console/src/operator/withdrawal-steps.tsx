// The steps of a withdrawal: approve, take, record the proof, say that nothing was sent, refuse.
import type { WithdrawalAudit } from '@meridian/contract';
import { Button, Form, Input, Select } from 'antd';
import { useAct } from '../api/hooks.ts';
import { useT } from '../i18n/provider.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';

const refusals = [
  'destination_invalid',
  'holder_differs',
  'needs_verification',
  'suspicious',
  'bank_returned',
  'network_paused',
] as const satisfies readonly WithdrawalAudit['refusal'][];

export function WithdrawalSteps({ withdrawal: w }: { withdrawal: WithdrawalAudit }) {
  const t = useT();
  const { id, taking } = w;
  const approve = useAct('approveWithdrawal');
  const take = useAct('takeWithdrawal');
  const required = [{ required: true, message: t('console.required') }];
  const isApproved = w.approvedBy !== null && (!w.needsSecond || w.secondBy !== null);
  if (w.payout === 'processing')
    return (
      <>
        {/* What was begun about one taking is not finished about the next. */}
        <FormDialog<'releaseWithdrawal', { note: string }>
          key={`release ${taking}`}
          verb="releaseWithdrawal"
          title={t('console.withdrawal.releaseTitle')}
          label={t('console.withdrawal.release')}
          button={{ danger: true }}
          note={t('console.withdrawal.releaseNote')}
          toInput={({ note }) => ({ id, taking, note })}
        >
          <Form.Item name="note" label={t('console.field.reason')} rules={required}>
            <Input.TextArea maxLength={200} rows={2} />
          </Form.Item>
        </FormDialog>
        {w.proof ? null : (
          <FormDialog<'recordPayout', { proof: string }>
            key={`record ${taking}`}
            verb="recordPayout"
            title={t('console.withdrawal.recordTitle')}
            label={t('console.withdrawal.record')}
            button={{ type: 'primary', disabled: w.frozen || w.needsOther }}
            note={t('console.withdrawal.recordNote')}
            toInput={({ proof }) => ({ id, taking, proof })}
          >
            <Form.Item
              name="proof"
              label={w.destination.network ? t('console.field.hash') : t('console.field.bankReference')}
              rules={required}
            >
              <Input dir="ltr" className="mono" maxLength={66} />
            </Form.Item>
          </FormDialog>
        )}
      </>
    );
  return (
    <>
      <FormDialog<'refuseWithdrawal', { refusal: (typeof refusals)[number]; note?: string }>
        verb="refuseWithdrawal"
        title={t('console.withdrawal.refuseTitle')}
        label={t('console.refuse')}
        button={{ danger: true }}
        note={t('console.reasonShown')}
        toInput={({ refusal, note }) => ({ id, refusal, ...(note ? { note } : {}) })}
      >
        <Form.Item name="refusal" label={t('console.field.reason')} rules={required}>
          <Select
            options={refusals.map((value) => ({ value, label: t(`console.withdrawalRefusal.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="note" label={t('console.field.note')}>
          <Input.TextArea maxLength={200} rows={2} />
        </Form.Item>
      </FormDialog>
      {isApproved ? (
        <Button
          type="primary"
          disabled={w.frozen || w.needsOther}
          loading={take.isPending}
          onClick={() => take.mutate({ id })}
        >
          {t('console.withdrawal.take')}
        </Button>
      ) : (
        <Button
          type="primary"
          disabled={w.frozen}
          loading={approve.isPending}
          onClick={() => approve.mutate({ id })}
        >
          {t('console.approve')}
        </Button>
      )}
    </>
  );
}
