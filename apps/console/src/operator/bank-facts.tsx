// What the bank says about a top-up: the lines that bear its code, credited it, or are of its amount and nobody's; passing on one of them.
import type { TopUpAudit } from '@meridian/contract';
import { Alert, Button, Card, Descriptions, Table } from 'antd';
import { Link } from 'wouter';
import { useAct } from '../api/hooks.ts';
import { useFormat, useT } from '../i18n/provider.tsx';
import { Amount, Code, HiddenTitle } from '../ui/bits.tsx';
import { Second } from './second.tsx';
import { LineResult, LineText, lineAmount } from './statement-words.tsx';
import { useMay } from './use-operator.ts';

type Line = TopUpAudit['lines'][number];
/** What may be passed on: dollars that came in and credited nothing. */
const mayCredit = (line: Line): boolean =>
  line.result === 'matched' || line.result === 'amount_differs' || line.result === 'unknown';

export function BankFacts({ topUp }: { topUp: TopUpAudit }) {
  const t = useT();
  const isOpen = topUp.status === '0';
  return (
    <Card title={t('console.topUp.bankFacts')}>
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'bank', label: t('console.field.bank'), children: topUp.bankName },
          {
            key: 'reference',
            label: t('console.field.reference'),
            children: <Code text={topUp.reference} />,
          },
          { key: 'arrived', label: t('console.field.arrived'), children: <Amount value={topUp.arrived} /> },
        ]}
      />
      <Lines topUp={topUp} />
      {isOpen && topUp.lines.length === 0 ? (
        <Alert
          type="info"
          showIcon
          style={{ marginBlockStart: 12 }}
          title={t('console.topUp.noLine')}
          action={<Link href="/statements">{t('console.nav.statements')}</Link>}
        />
      ) : null}
      {isOpen ? (
        <p className="muted" style={{ marginBlock: '12px 0' }}>
          {t('console.topUp.bankHint')}
        </p>
      ) : null}
    </Card>
  );
}

function Lines({ topUp }: { topUp: TopUpAudit }) {
  const t = useT();
  const { signed } = useFormat();
  const pass = useAct('passTopUp');
  const mayDecide = useMay('finance', 'admin') && topUp.status === '0';
  if (topUp.lines.length === 0) return null;
  return (
    <Table<Line>
      size="small"
      rowKey="id"
      style={{ marginBlockStart: 12 }}
      pagination={false}
      dataSource={topUp.lines}
      columns={[
        {
          key: 'amount',
          title: t('console.field.amount'),
          render: (_, line) => (
            <>
              <Link href={`/statements/files/${line.statementId}?result=all`}>
                <span className="amount">{lineAmount(line, signed)}</span>
              </Link>
              <div className="muted nowrap">{line.bookedOn}</div>
            </>
          ),
        },
        {
          key: 'text',
          title: t('console.line.text'),
          width: '46%',
          render: (_, line) => <LineText line={line} />,
        },
        {
          key: 'state',
          title: t('console.line.result'),
          render: (_, line) => (
            <>
              <LineResult result={line.result} />
              {mayDecide && mayCredit(line) ? <Second reasons={line.second} /> : null}
            </>
          ),
        },
        {
          key: 'act',
          title: <HiddenTitle text={t('console.field.acts')} />,
          render: (_, line) =>
            mayDecide && mayCredit(line) ? (
              <Button
                size="small"
                type={line.second.length === 0 ? 'primary' : 'default'}
                loading={pass.isPending}
                onClick={() => pass.mutate({ id: topUp.id, proof: { by: 'line', lineId: line.id } })}
              >
                {t('console.topUp.passWith')}
              </Button>
            ) : null,
        },
      ]}
    />
  );
}
