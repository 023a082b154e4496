// My orders by state: ten tabs, each a list of its own; the chosen tab is in the address.
import { type OrderTab, orderTabs } from '@meridian/contract/order-graph';
import { useOrderCounts } from '../../api/orders.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Navigate, useNavigate, useParams, useSearch } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './my-purchases-screen.module.css';
import { TabOrders } from './tab-orders.tsx';

/** The page /myPurchases and /myPurchases/:status. */
export default function MyPurchasesScreen() {
  const t = useT('order');
  const back = useBack();
  const navigate = useNavigate();
  const { status = 'all' } = useParams('/myPurchases/:status?');
  const search = useSearch('/myPurchases/:status?');
  const counts = useOrderCounts().data?.counts;
  const tab = orderTabs.find((one) => one === status);
  if (!tab) return <Navigate to="/myPurchases/:status?" params={{ status: undefined }} replace />;

  const choose = (next: OrderTab) =>
    void navigate({
      to: '/myPurchases/:status?',
      params: { status: next === 'all' ? undefined : next },
      search,
      replace: true,
    });
  return (
    <main className={styles.page}>
      <NavBar title={t('nav.title.myPurchases')} onBack={back} />
      <Tabs
        label={t('order.tabs')}
        value={tab}
        onChange={choose}
        items={orderTabs.map((one) => ({ value: one, label: t(`order.tab.${one}`), count: counts?.[one] }))}
        panelClassName={styles.panel}
      >
        <TabOrders key={tab} tab={tab} />
      </Tabs>
    </main>
  );
}
