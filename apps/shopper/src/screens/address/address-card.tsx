// One address of the book with its acts; when choosing, all of it is the button.
import type { Address } from '@meridian/contract';
import { CircleCheck, Pencil, Trash2 } from 'lucide-react';
import { useDeleteAddress, useSetDefaultAddress } from '../../api/addresses.ts';
import { AddressLines } from '../../features/address-lines/address-lines.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/dialog.tsx';
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './address-screen.module.css';

/** With `onChoose` a tap takes this address. */
export function AddressCard({
  address,
  chosen,
  onChoose,
}: {
  address: Address;
  chosen: boolean;
  onChoose?: () => void;
}) {
  const t = useT('address');
  const words = (
    <AddressLines
      address={address}
      tagText={t.find(`address.tag.${address.tag}`) ?? address.tag}
      badges={address.isDefault && <Badge tone="accent">{t('address.default')}</Badge>}
    />
  );
  return (
    <Card padded={false} className={styles.card}>
      {onChoose ? (
        <button
          type="button"
          className={styles.choose}
          aria-current={chosen || undefined}
          aria-label={t('address.pick', { addressee: address.addressee })}
          aria-describedby={`address-${address.id}`}
          onClick={onChoose}
        >
          <span id={`address-${address.id}`} className={styles.words}>
            {words}
          </span>
          {chosen && (
            <CircleCheck size={24} className={styles.chosen} role="img" aria-label={t('address.chosen')} />
          )}
        </button>
      ) : (
        <div className={styles.choose}>{words}</div>
      )}
      <Acts address={address} />
    </Card>
  );
}

function Acts({ address }: { address: Address }) {
  const t = useT('address');
  const confirm = useConfirm();
  const remove = useDeleteAddress();
  const makeDefault = useSetDefaultAddress();
  const { addressee } = address;

  const ask = async () => {
    const sure = await confirm({
      title: t('address.delete.title'),
      text: t('address.delete.text'),
      confirmLabel: t('common.action.delete'),
      danger: true,
    });
    if (sure) remove.mutate(address.id, { onSuccess: () => toast.success(t('common.success.delete')) });
  };
  return (
    <div className={styles.acts}>
      {!address.isDefault && (
        <Button
          kind="ghost"
          size="small"
          className={styles.first}
          loading={makeDefault.isPending}
          aria-label={t('address.setDefaultOf', { addressee })}
          onClick={() =>
            makeDefault.mutate(address.id, { onSuccess: () => toast.success(t('address.defaultDone')) })
          }
        >
          {t('address.setDefault')}
        </Button>
      )}
      <IconButton
        label={t('address.deleteOf', { addressee })}
        disabled={remove.isPending}
        onClick={() => void ask()}
      >
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
      <Link
        to="/addressForm/:id?"
        params={{ id: address.id }}
        className={iconButtonClass()}
        aria-label={t('address.editOf', { addressee })}
      >
        <Pencil size={20} aria-hidden="true" />
      </Link>
    </div>
  );
}
