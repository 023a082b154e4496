// Networks, deposit wallets and bank accounts as they stand; a change is proposed here and approved by a colleague.
import type { Registry } from '@meridian/contract';
import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useRead } from '../../api/hooks.ts';
import { useT } from '../../i18n/provider.tsx';
import { Amount, Code, HiddenTitle, State } from '../../ui/bits.tsx';
import { Page, WaitingPage } from '../../ui/page.tsx';
import { ChainProposal, NetworkProposal, PayeeProposal, WalletProposal } from '../registry-proposals.tsx';
import { useMay } from '../use-operator.ts';

export default function RegistryScreen() {
  const t = useT();
  const read = useRead('getRegistry', {});
  const may = useMay('finance', 'admin');
  const data = read.data;
  if (!data) return <WaitingPage title={t('console.nav.registry')} read={read} />;
  return (
    <Page title={t('console.nav.registry')} acts={may ? <PayeeProposal /> : null} read={read}>
      <Section title={t('console.registry.networks')}>
        <Networks rows={data.networks} may={may} />
      </Section>
      <Section title={t('console.registry.chains')}>
        <Chains rows={data.chains} may={may} />
      </Section>
      <Section title={t('console.registry.wallets')}>
        <Wallets rows={data.wallets} may={may} />
      </Section>
      <Section title={t('console.registry.payees')}>
        <Payees rows={data.payees} may={may} />
      </Section>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 style={{ fontSize: 15, margin: '0 0 8px' }}>{title}</h2>
      {children}
    </section>
  );
}

function Enabled({ on }: { on: boolean }) {
  const t = useT();
  return <State tone={on ? 'good' : 'quiet'} text={t(on ? 'console.on' : 'console.off')} />;
}

function Networks({ rows, may }: { rows: Registry['networks']; may: boolean }) {
  const t = useT();
  return (
    <Table
      rowKey="id"
      size="middle"
      pagination={false}
      dataSource={rows}
      columns={[
        {
          key: 'coin',
          title: t('console.field.network'),
          render: (_, n) => <bdi>{`${n.coin} · ${n.chain}`}</bdi>,
        },
        {
          key: 'contract',
          title: t('console.field.contract'),
          render: (_, n) => <Code text={n.contract} cut={10} />,
        },
        {
          key: 'min',
          title: t('console.field.minimum'),
          align: 'end',
          render: (_, n) => <Amount value={n.minimum} />,
        },
        {
          key: 'fee',
          title: t('console.field.fee'),
          align: 'end',
          render: (_, n) => <Amount value={n.fee} />,
        },
        { key: 'on', title: t('console.field.state'), render: (_, n) => <Enabled on={n.enabled} /> },
        { key: 'v', title: t('console.field.version'), align: 'end', render: (_, n) => n.version },
        {
          key: 'act',
          title: <HiddenTitle text={t('console.field.acts')} />,
          align: 'end',
          render: (_, n) => (may ? <NetworkProposal network={n} /> : null),
        },
      ]}
    />
  );
}

function Chains({ rows, may }: { rows: Registry['chains']; may: boolean }) {
  const t = useT();
  return (
    <Table
      rowKey="id"
      size="middle"
      pagination={false}
      dataSource={rows}
      columns={[
        { key: 'name', title: t('console.field.name'), render: (_, c) => c.name },
        {
          key: 'credit',
          title: t('console.registry.creditConfirmations'),
          align: 'end',
          render: (_, c) => c.creditConfirmations,
        },
        {
          key: 'payout',
          title: t('console.registry.payoutConfirmations'),
          align: 'end',
          render: (_, c) => c.payoutConfirmations,
        },
        { key: 'v', title: t('console.field.version'), align: 'end', render: (_, c) => c.version },
        {
          key: 'act',
          title: <HiddenTitle text={t('console.field.acts')} />,
          align: 'end',
          render: (_, c) => (may ? <ChainProposal chain={c} /> : null),
        },
      ]}
    />
  );
}

function Wallets({ rows, may }: { rows: Registry['wallets']; may: boolean }) {
  const t = useT();
  return (
    <Table
      rowKey="family"
      size="middle"
      pagination={false}
      dataSource={rows}
      columns={[
        { key: 'family', title: t('console.field.name'), render: (_, w) => w.family.toUpperCase() },
        {
          key: 'first',
          title: t('console.registry.firstAddress'),
          render: (_, w) => <Code text={w.firstAddress} cut={10} />,
        },
        {
          key: 'state',
          title: t('console.field.state'),
          render: (_, w) =>
            w.confirmed ? (
              <State tone="good" text={t('console.wallet.confirmed')} />
            ) : (
              <State
                tone={w.configured ? 'warning' : 'quiet'}
                text={t(w.configured ? 'console.wallet.waiting' : 'console.wallet.none')}
              />
            ),
        },
        { key: 'v', title: t('console.field.version'), align: 'end', render: (_, w) => w.version },
        {
          key: 'act',
          title: <HiddenTitle text={t('console.field.acts')} />,
          align: 'end',
          render: (_, w) => (may && w.configured && !w.confirmed ? <WalletProposal wallet={w} /> : null),
        },
      ]}
    />
  );
}

function Payees({ rows, may }: { rows: Registry['payees']; may: boolean }) {
  const t = useT();
  return (
    <Table
      rowKey="id"
      size="middle"
      pagination={false}
      dataSource={rows}
      columns={[
        {
          key: 'payee',
          title: t('console.registry.payee'),
          render: (_, p) => <bdi className="words">{p.payee}</bdi>,
        },
        {
          key: 'bank',
          title: t('console.field.bank'),
          render: (_, p) => <bdi className="words">{p.bankName}</bdi>,
        },
        {
          key: 'number',
          title: t('console.registry.accountNumber'),
          render: (_, p) => <Code text={p.accountNumber} />,
        },
        { key: 'swift', title: 'SWIFT', render: (_, p) => <span className="mono">{p.swift}</span> },
        { key: 'country', title: t('console.field.country'), render: (_, p) => p.country },
        { key: 'on', title: t('console.field.state'), render: (_, p) => <Enabled on={p.enabled} /> },
        { key: 'v', title: t('console.field.version'), align: 'end', render: (_, p) => p.version },
        {
          key: 'act',
          title: <HiddenTitle text={t('console.field.acts')} />,
          align: 'end',
          render: (_, p) => (may ? <PayeeProposal payee={p} /> : null),
        },
      ]}
    />
  );
}
