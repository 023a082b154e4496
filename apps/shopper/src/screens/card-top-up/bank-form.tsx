// The form of a bank transfer: which account, the code, the amount, the evidence.

import type { ResponseOf } from '@meridian/contract';
import { formatMoney } from '@meridian/ui/format';
import { type ReactNode, useState } from 'react';
import { useCreateTopUp } from '../../api/topups.ts';
import { amountOf, centsOf } from '../../features/amount-field/amount.ts';
import { AmountField } from '../../features/amount-field/amount-field.tsx';
import { EvidenceField } from '../../features/evidence-field/evidence-field.tsx';
import { useEvidence } from '../../features/evidence-field/use-evidence.ts';
import { useFormErrors } from '../../features/form-errors/use-form-errors.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useNavigate } from '../../lib/router/react.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { SectionHeader } from '../../ui/card.tsx';
import { RadioCards } from '../../ui/choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './card-top-up-screen.module.css';
import { Payee, Reference } from './payee.tsx';

type Payees = ResponseOf<'listPayeeAccounts'>;

const formId = 'bank-top-up';

function useBankForm(payees: Payees) {
  const t = useT('topup', 'wallet');
  const { tag } = useLocale();
  const navigate = useNavigate();
  const create = useCreateTopUp();
  const evidence = useEvidence();
  const errors = useFormErrors();
  const [chosen, choose] = useState<string>();
  const [typed, setTyped] = useState('');
  const payee = payees.list.find(({ id }) => id === chosen) ?? payees.list[0];
  const minimum = formatMoney(payees.minimum, tag);

  const amountFault = (amount: string | null) =>
    amount === null || centsOf(amount) === 0n
      ? t('errors.amountInvalid')
      : centsOf(amount) < centsOf(payees.minimum)
        ? t('topup.belowMinimum', { minimum })
        : undefined;
  const submit = async () => {
    const amount = amountOf(typed);
    const fine = errors.check({ amount: amountFault(amount), evidence: evidence.missing });
    if (!fine || !payee || amount === null || !evidence.upload) return;
    try {
      const topUp = await create.mutateAsync({
        method: 'bank',
        payeeAccount: payee.id,
        amount,
        evidence: evidence.upload,
      });
      toast.success(t('common.success.submit'));
      await navigate({ to: '/cardTopUp', search: { id: topUp.id }, replace: true });
    } catch (error) {
      errors.refuse(error);
    }
  };
  return {
    errors,
    evidence,
    minimum,
    payee,
    choose,
    typed,
    type(next: string) {
      errors.forget('amount');
      setTyped(next);
    },
    submit,
    isBusy: create.isPending,
  };
}

export function BankForm({ header, payees }: { header: ReactNode; payees: Payees }) {
  const t = useT('topup', 'wallet');
  const form = useBankForm(payees);
  const { errors, evidence, payee } = form;
  return (
    <Screen
      header={header}
      footer={
        <ActionBar note={t('topup.form.note')}>
          <Button type="submit" form={formId} loading={form.isBusy}>
            {t('topup.form.submit')}
          </Button>
        </ActionBar>
      }
    >
      <form
        id={formId}
        ref={errors.form}
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <section className={styles.fields}>
          <SectionHeader title={t('topup.payee.title')} />
          {payees.list.length > 1 && (
            <RadioCards
              label={t('topup.payee.title')}
              value={payee?.id}
              onChange={form.choose}
              options={payees.list.map(({ id, bankName, swift }) => ({
                value: id,
                title: bankName,
                note: swift,
              }))}
            />
          )}
          {payee && <Payee payee={payee} />}
          <Reference code={payees.reference} />
        </section>
        <section className={styles.fields}>
          <SectionHeader title={t('topup.form.title')} />
          {errors.note && (
            <Notice tone="danger" live>
              {errors.note}
            </Notice>
          )}
          <AmountField
            label={t('topup.form.amount')}
            hint={t('topup.form.bankHint', { minimum: form.minimum })}
            value={form.typed}
            onChange={form.type}
            error={errors.of('amount')}
          />
          <EvidenceField control={evidence} error={evidence.upload ? undefined : errors.of('evidence')} />
        </section>
      </form>
    </Screen>
  );
}
