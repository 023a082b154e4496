// Saying that it was sent: the amount, the transaction hash if it is at hand, and the evidence.

import type { Network } from '@meridian/contract';
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
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './wallet-top-up-screen.module.css';

export interface ChainFormProps {
  header: ReactNode;
  network: Network | undefined;
  /** The field above all: told what is wrong with the choice. */
  chooser(error?: string): ReactNode;
  /** Where to send it. */
  children: ReactNode;
}

const hashPattern = /^(0x)?[0-9a-fA-F]{64}$/;
const formId = 'chain-top-up';

function useChainForm(network: Network | undefined) {
  const t = useT('topup', 'wallet');
  const { tag } = useLocale();
  const navigate = useNavigate();
  const create = useCreateTopUp();
  const evidence = useEvidence();
  const errors = useFormErrors({ TX_HASH_USED: 'txHash', NETWORK_UNSUPPORTED: 'network' });
  const [typed, setTyped] = useState('');
  const [hash, setHash] = useState('');
  const txHash = hash.trim();

  const amountFault = (amount: string | null) =>
    amount === null || centsOf(amount) === 0n
      ? t('errors.amountInvalid')
      : network && centsOf(amount) < centsOf(network.minimum)
        ? t('topup.belowMinimum', { minimum: formatMoney(network.minimum, tag) })
        : undefined;
  const submit = async () => {
    const amount = amountOf(typed);
    const fine = errors.check({
      network: network ? undefined : t('errors.networkRequired'),
      amount: network && amountFault(amount),
      txHash: txHash === '' || hashPattern.test(txHash) ? undefined : t('topup.txHash.invalid'),
      evidence: network && evidence.missing,
    });
    if (!fine || !network || amount === null || !evidence.upload) return;
    try {
      const topUp = await create.mutateAsync({
        method: 'chain',
        network: network.id,
        amount,
        ...(txHash ? { txHash } : {}),
        evidence: evidence.upload,
      });
      toast.success(t('common.success.submit'));
      await navigate({ to: '/walletTopUp', search: { id: topUp.id }, replace: true });
    } catch (error) {
      errors.refuse(error);
    }
  };
  return {
    errors,
    evidence,
    typed,
    type(next: string) {
      errors.forget('amount');
      setTyped(next);
    },
    hash,
    typeHash(next: string) {
      errors.forget('txHash');
      setHash(next);
    },
    submit,
    isBusy: create.isPending,
  };
}

export function ChainForm({ header, network, chooser, children }: ChainFormProps) {
  const t = useT('topup', 'wallet');
  const form = useChainForm(network);
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
        ref={form.errors.form}
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {chooser(form.errors.of('network'))}
        {children}
        {network && <Sent form={form} />}
      </form>
    </Screen>
  );
}

function Sent({ form }: { form: ReturnType<typeof useChainForm> }) {
  const t = useT('topup', 'wallet');
  const { errors, evidence } = form;
  return (
    <section className={styles.fields}>
      <SectionHeader title={t('topup.form.title')} />
      {errors.note && (
        <Notice tone="danger" live>
          {errors.note}
        </Notice>
      )}
      <AmountField
        label={t('topup.form.amount')}
        hint={t('topup.form.amountHint')}
        value={form.typed}
        onChange={form.type}
        error={errors.of('amount')}
      />
      <TextField
        label={t('topup.txHash.label')}
        hint={t('topup.txHash.hint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
        value={form.hash}
        onChange={(event) => form.typeHash(event.target.value)}
        error={errors.of('txHash')}
      />
      <EvidenceField control={evidence} error={evidence.upload ? undefined : errors.of('evidence')} />
    </section>
  );
}
