// An address on a chain: which network, and the address in that network's own form.
import { formatMoney } from '@meridian/ui/format';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNetworks } from '../../api/topups.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectSheet } from '../../ui/select-sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LabelField } from './bank-fields.tsx';
import styles from './destinations.module.css';
import { type FieldsProps, useSave } from './use-save.ts';

/** The longest form an address has; from here on a wrong one is wrong for good. */
const addressLength = 42;

export function ChainFields(props: FieldsProps) {
  const t = useT('withdraw', 'wallet');
  const { tag } = useLocale();
  const list = useNetworks().data?.list ?? [];
  const { errors, send } = useSave(props);
  const [networkId, setNetworkId] = useState<string>();
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const [label, setLabel] = useState('');
  const network = list.find(({ id }) => id === networkId);
  const address = typed.trim();
  const fits = network ? new RegExp(network.addressPattern).test(address) : false;

  const addressFault =
    network && address !== '' && !fits && (left || address.length >= addressLength)
      ? t('errors.CHAIN_ADDRESS_INVALID')
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fine = errors.check({
      network: network ? undefined : t('errors.networkRequired'),
      address:
        address === ''
          ? t('errors.addressRequired')
          : !network || fits
            ? undefined
            : t('errors.CHAIN_ADDRESS_INVALID'),
    });
    if (!fine || !network) return;
    const own = label.trim();
    void send({ type: 'chain', network: network.id, address, ...(own ? { label: own } : {}) });
  };
  return (
    <form id={props.formId} ref={errors.form} className={styles.form} onSubmit={submit} noValidate>
      {errors.note && (
        <Notice tone="danger" live>
          {errors.note}
        </Notice>
      )}
      <SelectSheet
        label={t('withdraw.chain.network')}
        value={networkId}
        onChange={(next) => {
          errors.forget('network', 'address');
          setNetworkId(next);
        }}
        options={list.map(({ id, coin, name, fee }) => ({
          value: id,
          label: `${coin} · ${name}`,
          note: t('withdraw.chain.fee', { fee: formatMoney(fee, tag) }),
        }))}
        error={errors.of('network')}
      />
      <TextField
        label={t('withdraw.chain.address')}
        hint={t('withdraw.chain.addressHint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onChange={(event) => {
          errors.forget('address');
          setTyped(event.target.value);
        }}
        onBlur={() => setLeft(true)}
        suffix={fits && <Check size={20} className={styles.tick} aria-hidden="true" />}
        error={errors.of('address') ?? addressFault}
      />
      <LabelField value={label} onChange={setLabel} />
      <Notice tone="warn">{t('withdraw.chain.mind')}</Notice>
      <p className={styles.hint}>{t('withdraw.destination.cooloff')}</p>
    </form>
  );
}
