// The top of the personal centre: the greeting, the reminder to confirm the address, and the balance.
import type { UserInfo } from '@meridian/contract';
import { MailWarning, Pencil } from 'lucide-react';
import { masked } from '../../features/account-fields/mobile-number.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Avatar } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './profile-screen.module.css';

function timeOfDay(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'day' : 'evening';
}

/** Who is logged in. */
export function ProfileHead({ user, onEdit }: { user: UserInfo; onEdit(): void }) {
  const t = useT('account');
  const name = `${user.givenName} ${user.familyName}`.trim();
  return (
    <section className={styles.head}>
      <Avatar name={name} size={60} shape="round" />
      <div className={styles.words}>
        <h2 className={styles.greeting}>
          {t(`account.greeting.${timeOfDay(new Date().getHours())}`, { name: user.givenName })}
        </h2>
        <p className={styles.quiet}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.quiet}>
          <bdi dir="ltr">{masked(user.account)}</bdi>
        </p>
      </div>
      <IconButton label={t('account.profile.edit')} kind="raised" onClick={onEdit}>
        <Pencil size={20} />
      </IconButton>
    </section>
  );
}

/** Why confirming helps, and the way to it. */
export function EmailReminder({ onVerify }: { onVerify(): void }) {
  const t = useT('account');
  return (
    <Card className={styles.reminder}>
      <MailWarning size={22} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.reminderTitle}>{t('account.verify.reminder')}</h2>
        <p className={styles.quiet}>{t('account.verify.reminderText')}</p>
        <Button kind="soft" size="small" className={styles.reminderAct} onClick={onVerify}>
          {t('account.verify.action')}
        </Button>
      </div>
    </Card>
  );
}

/** What can be spent, and the ways to more, out of it, and through its record. */
export function BalanceCard({ user, onUnlocked }: { user: UserInfo; onUnlocked(): void }) {
  const t = useT('account');
  return (
    <section className={styles.balance} aria-labelledby="profile-balance">
      <h2 id="profile-balance" className={styles.balanceName}>
        {t('account.profile.balance')}
      </h2>
      <Price amount={user.balance} size="hero" className={styles.amount} />
      {user.payLockedUntil && (
        <p className={styles.locked}>
          {t.rich('account.profile.locked', {
            time: <Countdown until={user.payLockedUntil} onEnd={onUnlocked} />,
          })}
        </p>
      )}
      <div className={styles.moneyWays}>
        <Link to="/topUp" className={styles.moneyWay}>
          {t('account.profile.topUp')}
        </Link>
        <Link to="/withDraw" className={styles.moneyWay}>
          {t('account.profile.withdraw')}
        </Link>
        <Link to="/capitalRecord" className={styles.moneyWay}>
          {t('account.profile.record')}
        </Link>
      </div>
    </section>
  );
}
