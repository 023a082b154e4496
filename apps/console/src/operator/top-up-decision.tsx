// Deciding on a top-up: take it in hand, pass it against proof, or refuse it with a reason.
import type { TopUpAudit } from '@meridian/contract';
import { Button, Form, Input, Select } from 'antd';
import { useAct } from '../api/hooks.ts';
import { useT } from '../i18n/provider.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';

const refusals = [
  'not_arrived',
  'evidence_unreadable',
  'other_payer',
  'wrong_network',
  'unsupported_coin',
  'duplicate',
  'amount_unclear',
] as const satisfies readonly TopUpAudit['refusal'][];

interface PassValues {
  bankReference: string;
  txHash: string;
  arrived: string;
  note?: string;
}
interface RefuseValues {
  refusal: (typeof refusals)[number];
  note?: string;
}

export function TopUpDecision({ topUp }: { topUp: TopUpAudit }) {
  const t = useT();
  const claim = useAct('claimTopUp');
  const required = [{ required: true, message: t('console.required') }];
  const { id } = topUp;
  const noteOf = (note: string | undefined) => (note ? { note } : {});
  return (
    <>
      <Button loading={claim.isPending} onClick={() => claim.mutate({ id })}>
        {t('console.topUp.take')}
      </Button>
      <FormDialog<'refuseTopUp', RefuseValues>
        verb="refuseTopUp"
        title={t('console.topUp.refuseTitle')}
        label={t('console.refuse')}
        button={{ danger: true }}
        note={t('console.reasonShown')}
        toInput={({ refusal, note }) => ({ id, refusal, ...noteOf(note) })}
      >
        <Form.Item name="refusal" label={t('console.field.reason')} rules={required}>
          <Select options={refusals.map((value) => ({ value, label: t(`console.topUpRefusal.${value}`) }))} />
        </Form.Item>
        <Form.Item name="note" label={t('console.field.note')}>
          <Input.TextArea maxLength={200} rows={2} />
        </Form.Item>
      </FormDialog>
      <FormDialog<'passTopUp', PassValues>
        verb="passTopUp"
        title={t('console.topUp.passTitle')}
        label={t(topUp.method === 'bank' ? 'console.topUp.passTyped' : 'console.pass')}
        button={topUp.method === 'bank' ? {} : { type: 'primary' }}
        note={t(topUp.method === 'bank' ? 'console.topUp.passBank' : 'console.topUp.passHash')}
        initial={{ arrived: topUp.amount ?? '', txHash: topUp.txHash ?? '' }}
        toInput={(values) => ({
          id,
          ...noteOf(values.note),
          proof:
            topUp.method === 'bank'
              ? { by: 'bank', bankReference: values.bankReference, arrived: values.arrived }
              : { by: 'hash', txHash: values.txHash, arrived: values.arrived },
        })}
      >
        {topUp.method === 'bank' ? (
          <Form.Item name="bankReference" label={t('console.field.bankReference')} rules={required}>
            <Input dir="ltr" maxLength={64} />
          </Form.Item>
        ) : (
          <Form.Item name="txHash" label={t('console.field.hash')} rules={required}>
            <Input dir="ltr" maxLength={66} className="mono" />
          </Form.Item>
        )}
        <Form.Item name="arrived" label={t('console.field.arrived')} rules={required}>
          <Input dir="ltr" prefix="$" inputMode="decimal" maxLength={15} />
        </Form.Item>
        <Form.Item name="note" label={t('console.field.note')}>
          <Input.TextArea maxLength={200} rows={2} />
        </Form.Item>
      </FormDialog>
    </>
  );
}
