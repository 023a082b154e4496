// Sessions: the own ones, and for administrators everybody's, with the colleagues and their authenticators.
import type { ResponseOf } from '@meridian/contract';
import { App, Button, Skeleton, Switch, Table } from 'antd';
import { useSearchParams } from 'wouter';
import { useAct, useRead } from '../../api/hooks.ts';
import { useT } from '../../i18n/provider.tsx';
import { Failure, HiddenTitle, State, Time } from '../../ui/bits.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Page } from '../../ui/page.tsx';
import { ReasonField } from '../reason-field.tsx';
import { useMay, useOperator } from '../use-operator.ts';

type Session = ResponseOf<'listOperatorSessions'>['list'][number];

export default function Sessions() {
  const t = useT();
  const { modal } = App.useApp();
  const isAdmin = useMay('admin');
  const [params, setParams] = useSearchParams();
  const everybody = isAdmin && params.get('everybody') === 'true';
  const read = useRead('listOperatorSessions', { everybody });
  const end = useAct('endOtherSessions');
  return (
    <Page
      title={t('console.nav.sessions')}
      read={read}
      acts={
        <Button
          danger
          onClick={() =>
            modal.confirm({
              title: t('console.sessions.endTitle'),
              okText: t('console.sessions.end'),
              onOk: () => end.mutateAsync({}).catch(() => undefined),
            })
          }
        >
          {t('console.sessions.end')}
        </Button>
      }
    >
      {isAdmin ? (
        <div style={{ display: 'flex', gap: 8 }}>
          <Switch
            id="everybody"
            checked={everybody}
            onChange={(on) => setParams(on ? { everybody: 'true' } : {}, { replace: true })}
          />
          <label htmlFor="everybody">{t('console.sessions.everybody')}</label>
        </div>
      ) : null}
      {read.error && !read.data ? null : (
        <SessionTable rows={read.data?.list ?? []} isLoading={read.isPending} mayEnd={isAdmin} />
      )}
      {isAdmin ? <Staff /> : null}
    </Page>
  );
}

function SessionTable({ rows, isLoading, mayEnd }: { rows: Session[]; isLoading: boolean; mayEnd: boolean }) {
  const t = useT();
  const revoke = useAct('revokeOperatorSession');
  return (
    <Table
      rowKey="id"
      size="middle"
      loading={isLoading}
      pagination={false}
      dataSource={rows}
      columns={[
        {
          key: 'who',
          title: t('console.field.operator'),
          render: (_, s) => (
            <>
              {s.operator} {s.isThis ? <State tone="good" text={t('console.sessions.this')} /> : null}
              <div className="muted">
                <bdi>{s.email}</bdi>
              </div>
            </>
          ),
        },
        { key: 'ip', title: 'IP', render: (_, s) => <span className="mono">{s.ip}</span> },
        {
          key: 'agent',
          title: t('console.sessions.browser'),
          render: (_, s) => (
            <bdi dir="ltr" style={{ display: 'block', maxWidth: 420 }}>
              {s.userAgent}
            </bdi>
          ),
        },
        { key: 'from', title: t('console.sessions.since'), render: (_, s) => <Time at={s.createdAt} ago /> },
        { key: 'seen', title: t('console.sessions.seen'), render: (_, s) => <Time at={s.lastSeenAt} ago /> },
        {
          key: 'act',
          title: <HiddenTitle text={t('console.field.acts')} />,
          align: 'end',
          render: (_, s) =>
            mayEnd && !s.isThis ? (
              <Button size="small" onClick={() => revoke.mutate({ id: s.id })}>
                {t('console.sessions.revoke')}
              </Button>
            ) : null,
        },
      ]}
    />
  );
}

function Staff() {
  const t = useT();
  const me = useOperator();
  const read = useRead('listOperators', {});
  if (read.error && !read.data) return <Failure error={read.error} onRetry={read.refetch} />;
  if (!read.data) return <Skeleton active />;
  return (
    <section>
      <h2 style={{ fontSize: 15, margin: '0 0 8px' }}>{t('console.staff.title')}</h2>
      <Table
        rowKey="id"
        size="middle"
        pagination={false}
        dataSource={read.data.list}
        columns={[
          { key: 'name', title: t('console.field.name'), render: (_, o) => o.name },
          { key: 'email', title: t('console.field.email'), render: (_, o) => <bdi>{o.email}</bdi> },
          {
            key: 'roles',
            title: t('console.staff.roles'),
            render: (_, o) =>
              o.roles.map((role) => <State key={role} tone="quiet" text={t(`console.role.${role}`)} />),
          },
          {
            key: 'code',
            title: t('console.staff.authenticator'),
            render: (_, o) =>
              o.enrolledAt ? (
                <State tone="good" text={t('console.staff.enrolled', { count: o.recoveryLeft })} />
              ) : (
                <State tone="quiet" text={t('console.staff.notEnrolled')} />
              ),
          },
          {
            key: 'act',
            title: <HiddenTitle text={t('console.field.acts')} />,
            align: 'end',
            render: (_, o) =>
              o.enrolledAt && o.id !== me.id ? (
                <FormDialog<'resetOperatorCode', { reason: string }>
                  verb="resetOperatorCode"
                  title={t('console.staff.resetTitle', { name: o.name })}
                  label={t('console.staff.reset')}
                  button={{ size: 'small', danger: true }}
                  note={t('console.staff.resetNote')}
                  toInput={({ reason }) => ({ id: o.id, reason })}
                >
                  <ReasonField />
                </FormDialog>
              ) : null,
          },
        ]}
      />
    </section>
  );
}
