// My withdrawals by the state of their audit.

import type { AuditTab } from '../../api/topups.ts';
import { useWithdrawals } from '../../api/withdrawals.ts';
import { RecordList, RecordPage } from '../../features/records/record-page.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Link, useNavigate, useSearch } from '../../lib/router/react.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WithdrawalCard } from './withdrawal-card.tsx';

/** The page /depositRecord. */
export default function DepositRecordScreen() {
  const t = useT('withdraw', 'wallet');
  const navigate = useNavigate();
  const { status = 'all' } = useSearch('/depositRecord');
  return (
    <RecordPage
      title={t('nav.title.depositRecord')}
      tab={status}
      onTab={(tab) =>
        void navigate({
          to: '/depositRecord',
          search: tab === 'all' ? {} : { status: tab },
          replace: true,
        })
      }
    >
      <Withdrawals key={status} tab={status} />
    </RecordPage>
  );
}

function Withdrawals({ tab }: { tab: AuditTab }) {
  const t = useT('withdraw', 'wallet');
  return (
    <RecordList
      name={tab}
      records={useWithdrawals(tab)}
      keyOf={({ id }) => id}
      card={(withdrawal) => <WithdrawalCard withdrawal={withdrawal} />}
      empty={
        <EmptyState
          drawing="list"
          title={t('common.empty.records')}
          text={t('withdraw.record.empty')}
          action={
            <Link to="/withDraw" className={buttonClass('soft', 'medium')}>
              {t('nav.title.withDraw')}
            </Link>
          }
        />
      }
    />
  );
}
