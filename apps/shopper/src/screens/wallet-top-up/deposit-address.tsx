// Where to send it: the own address as a code and in letters, what counts, and what must not be done.
import type { Network } from '@meridian/contract';
import { Copy } from 'lucide-react';
import { useCopy } from '../../features/copy-button/use-copy.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './wallet-top-up-screen.module.css';

/** What is compared at a glance before money is sent. */
const endLength = 6;

export function DepositAddress({ network, address }: { network: Network; address: string }) {
  const t = useT('topup', 'wallet');
  const copy = useCopy();
  const place = { coin: network.coin, network: network.name };
  return (
    <>
      <Card className={styles.address}>
        <h2 className={styles.addressTitle}>{t('topup.address.title', place)}</h2>
        <QrCode text={address} label={t('topup.address.code', place)} />
        <p className={styles.letters}>
          <bdi dir="ltr">
            <b>{address.slice(0, endLength)}</b>
            {address.slice(endLength, -endLength)}
            <b>{address.slice(-endLength)}</b>
          </bdi>
        </p>
        <Button
          kind="soft"
          size="medium"
          block
          icon={<Copy size={18} aria-hidden="true" />}
          onClick={() => void copy(address)}
        >
          {t('topup.address.copy')}
        </Button>
        <div className={styles.addressFacts}>
          <Facts
            items={[
              { name: t('topup.way.minimum'), value: <Price amount={network.minimum} size="small" /> },
              {
                name: t('topup.address.counts'),
                value: t('topup.address.confirmations', { count: network.confirmations }),
              },
            ]}
          />
        </div>
      </Card>
      <Notice tone="warn" title={t('errors.networkUnsupported')}>
        {network.tips.map((tip) => (
          <p key={tip}>{tip}</p>
        ))}
      </Notice>
    </>
  );
}
