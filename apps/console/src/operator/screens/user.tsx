// One shopper: who they are, what they have, what was done to the account, and the freeze.
import type { UserDetail } from '@meridian/contract';
import { Alert, Card, Descriptions, Empty, Timeline } from 'antd';
import { Link, useParams } from 'wouter';
import { useRead } from '../../api/hooks.ts';
import { useFormat, useT } from '../../i18n/provider.tsx';
import { Amount, Time } from '../../ui/bits.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Page, type Read, WaitingPage } from '../../ui/page.tsx';
import { AccountLink } from '../links.tsx';
import { ReasonField } from '../reason-field.tsx';

export default function UserScreen() {
  const t = useT();
  const { id = '' } = useParams<{ id: string }>();
  const read = useRead('getUser', { id });
  if (!read.data) return <WaitingPage title={t('console.nav.users')} read={read} />;
  return <Shown user={read.data} read={read} />;
}

function Shown({ user, read }: { user: UserDetail; read: Read }) {
  const t = useT();
  const { country } = useFormat();
  const account = user.email ?? user.mobile ?? '';
  return (
    <Page title={user.name} acts={<Freeze user={user} />} read={read}>
      {user.frozenAt ? <Alert type="error" showIcon title={t('console.user.isFrozen')} /> : null}
      <div className="two">
        <Card title={t('console.user.person')}>
          <Descriptions
            column={1}
            size="small"
            items={[
              { key: 'id', label: t('console.field.id'), children: user.id },
              { key: 'email', label: t('console.field.email'), children: <bdi>{user.email ?? '–'}</bdi> },
              {
                key: 'verified',
                label: t('console.user.verified'),
                children: <Time at={user.emailVerifiedAt} />,
              },
              {
                key: 'mobile',
                label: t('console.field.mobile'),
                children: <bdi dir="ltr">{user.mobile ?? '–'}</bdi>,
              },
              { key: 'country', label: t('console.field.country'), children: country(user.country) },
              { key: 'since', label: t('console.field.since'), children: <Time at={user.createdAt} /> },
              {
                key: 'credentials',
                label: t('console.user.credentials'),
                children: <Time at={user.credentialsChangedAt} />,
              },
              {
                key: 'code',
                label: t('console.user.payCode'),
                children: user.payCode.lockedUntil ? (
                  <Time at={user.payCode.lockedUntil} />
                ) : (
                  t(user.payCode.isSet ? 'console.user.codeSet' : 'console.user.codeNone')
                ),
              },
              { key: 'sessions', label: t('console.user.sessions'), children: user.sessions },
            ]}
          />
        </Card>
        <Card title={t('console.user.money')}>
          <Descriptions
            column={1}
            size="small"
            items={[
              {
                key: 'available',
                label: t('console.user.available'),
                children: <Amount value={user.available} />,
              },
              { key: 'held', label: t('console.user.held'), children: <Amount value={user.held} /> },
              {
                key: 'escrow',
                label: t('console.user.inEscrow'),
                children: <Amount value={user.inEscrow} />,
              },
              {
                key: 'account',
                label: t('console.field.account'),
                children: <AccountLink account={user.account} />,
              },
            ]}
          />
          <div className="acts" style={{ marginBlockStart: 12 }}>
            <Link href={`/top-ups?status=all&q=${encodeURIComponent(account)}`}>
              {t('console.user.topUps')}
            </Link>
            <Link href={`/withdrawals?status=all&q=${encodeURIComponent(account)}`}>
              {t('console.user.withdrawals')}
            </Link>
          </div>
        </Card>
      </div>
      <Card title={t('console.user.history')}>
        <History user={user} />
      </Card>
    </Page>
  );
}

function History({ user }: { user: UserDetail }) {
  const t = useT();
  const { dateTime } = useFormat();
  if (user.freezes.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('console.user.noHistory')} />;
  return (
    <Timeline
      items={user.freezes.map((f) => ({
        key: f.at,
        color: f.action === 'freeze' ? 'red' : 'green',
        content: (
          <>
            {t(`console.user.did.${f.action}`, { name: f.by, at: dateTime(f.at) })}
            <div className="muted">
              <bdi>{f.reason}</bdi>
            </div>
          </>
        ),
      }))}
    />
  );
}

function Freeze({ user }: { user: UserDetail }) {
  const t = useT();
  const isFrozen = user.frozenAt !== null;
  return (
    <FormDialog<'freezeUser' | 'unfreezeUser', { reason: string }>
      key={String(isFrozen)}
      verb={isFrozen ? 'unfreezeUser' : 'freezeUser'}
      title={t(isFrozen ? 'console.user.unfreezeTitle' : 'console.user.freezeTitle')}
      label={t(isFrozen ? 'console.user.unfreeze' : 'console.user.freeze')}
      button={isFrozen ? {} : { danger: true }}
      note={t(isFrozen ? 'console.user.unfreezeNote' : 'console.user.freezeNote')}
      toInput={({ reason }) => ({ id: user.id, reason })}
    >
      <ReasonField />
    </FormDialog>
  );
}
