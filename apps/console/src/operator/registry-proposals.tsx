// Proposing a change of a network, a chain, a deposit wallet or a bank account; only the fields that were changed are sent.
import type { Registry } from '@meridian/contract';
import { Form, Input, InputNumber, Switch } from 'antd';
import { useT } from '../i18n/provider.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

type Network = Registry['networks'][number];
type Chain = Registry['chains'][number];
type Payee = Registry['payees'][number];
type Wallet = Registry['wallets'][number];

/** What differs from how it stands. */
function changed<T extends object>(values: T, standing: Partial<T>): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && value !== standing[name as keyof T],
    ),
  ) as Partial<T>;
}

type NetworkValues = Pick<Network, 'contract' | 'minimum' | 'fee' | 'enabled'> & { reason: string };
export function NetworkProposal({ network }: { network: Network }) {
  const t = useT();
  const required = [{ required: true, message: t('console.required') }];
  const { contract, minimum, fee, enabled } = network;
  const standing = { contract, minimum, fee, enabled };
  return (
    <FormDialog<'proposeChange', NetworkValues>
      verb="proposeChange"
      title={t('console.registry.change', { name: network.id })}
      label={t('console.propose')}
      button={{ size: 'small' }}
      note={t('console.proposal.note')}
      initial={standing}
      toInput={({ reason, ...values }) => ({
        subject: 'network',
        key: network.id,
        version: network.version,
        reason,
        change: changed(values, standing),
      })}
    >
      <Form.Item name="minimum" label={t('console.field.minimum')} rules={required}>
        <Input dir="ltr" prefix="$" inputMode="decimal" />
      </Form.Item>
      <Form.Item name="fee" label={t('console.field.fee')} rules={required}>
        <Input dir="ltr" prefix="$" inputMode="decimal" />
      </Form.Item>
      <Form.Item name="contract" label={t('console.field.contract')} rules={required}>
        <Input dir="ltr" className="mono" />
      </Form.Item>
      <Form.Item name="enabled" label={t('console.registry.enabled')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <ReasonField />
    </FormDialog>
  );
}

type ChainValues = Pick<Chain, 'creditConfirmations' | 'payoutConfirmations'> & { reason: string };
export function ChainProposal({ chain }: { chain: Chain }) {
  const t = useT();
  const { creditConfirmations, payoutConfirmations } = chain;
  const standing = { creditConfirmations, payoutConfirmations };
  return (
    <FormDialog<'proposeChange', ChainValues>
      verb="proposeChange"
      title={t('console.registry.change', { name: chain.name })}
      label={t('console.propose')}
      button={{ size: 'small' }}
      note={t('console.proposal.note')}
      initial={standing}
      toInput={({ reason, ...values }) => ({
        subject: 'chain',
        key: chain.id,
        version: chain.version,
        reason,
        change: changed(values, standing),
      })}
    >
      <Form.Item name="creditConfirmations" label={t('console.registry.creditConfirmations')}>
        <InputNumber min={1} max={10_000} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="payoutConfirmations" label={t('console.registry.payoutConfirmations')}>
        <InputNumber min={1} max={10_000} style={{ width: '100%' }} />
      </Form.Item>
      <ReasonField />
    </FormDialog>
  );
}

/** What the wallet itself shows is typed here; the screen does not tell what the configured key says. */
export function WalletProposal({ wallet }: { wallet: Wallet }) {
  const t = useT();
  return (
    <FormDialog<'proposeChange', { firstAddress: string; reason: string }>
      verb="proposeChange"
      title={t('console.registry.confirmWallet')}
      label={t('console.registry.confirmWallet')}
      button={{ size: 'small', type: 'primary' }}
      note={t('console.registry.firstAddressNote')}
      toInput={({ reason, firstAddress }) => ({
        subject: 'wallet',
        key: wallet.family,
        version: wallet.version,
        reason,
        change: { firstAddress },
      })}
    >
      <Form.Item
        name="firstAddress"
        label={t('console.registry.firstAddress')}
        rules={[{ required: true, message: t('console.required') }]}
      >
        <Input dir="ltr" className="mono" maxLength={80} autoComplete="off" />
      </Form.Item>
      <ReasonField />
    </FormDialog>
  );
}

type PayeeValues = Omit<Payee, 'id' | 'version'> & { reason: string };
/** Without one, a new account is proposed. */
export function PayeeProposal({ payee }: { payee?: Payee }) {
  const t = useT();
  const required = [{ required: true, message: t('console.required') }];
  const { id: _, version = 0, ...standing } = payee ?? { id: '', bank: '', note: '', enabled: true };
  return (
    <FormDialog<'proposeChange', PayeeValues>
      verb="proposeChange"
      title={payee ? t('console.registry.change', { name: payee.bankName }) : t('console.registry.addPayee')}
      label={t(payee ? 'console.propose' : 'console.registry.addPayee')}
      button={payee ? { size: 'small' } : {}}
      note={t('console.proposal.note')}
      initial={standing}
      toInput={({ reason, bank, ...values }) => ({
        subject: 'payee',
        key: bank,
        version,
        reason,
        change: payee ? changed(values, standing) : values,
      })}
    >
      <Form.Item name="bank" label={t('console.registry.ledgerName')} rules={required}>
        <Input dir="ltr" className="mono" disabled={payee !== undefined} />
      </Form.Item>
      <Form.Item name="payee" label={t('console.registry.payee')} rules={required}>
        <Input />
      </Form.Item>
      <Form.Item name="bankName" label={t('console.field.bank')} rules={required}>
        <Input />
      </Form.Item>
      <Form.Item name="accountNumber" label={t('console.registry.accountNumber')} rules={required}>
        <Input dir="ltr" className="mono" />
      </Form.Item>
      <Form.Item name="swift" label="SWIFT" rules={required}>
        <Input dir="ltr" className="mono" />
      </Form.Item>
      <Form.Item name="country" label={t('console.field.country')} rules={required}>
        <Input dir="ltr" maxLength={2} />
      </Form.Item>
      <Form.Item name="note" label={t('console.field.note')}>
        <Input />
      </Form.Item>
      <Form.Item name="enabled" label={t('console.registry.enabled')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <ReasonField />
    </FormDialog>
  );
}
