// Bank statements: what could not be matched comes first; importing the next file.
import { useT } from '../../i18n/provider.tsx';
import { Page } from '../../ui/page.tsx';
import { StatementImport } from '../statement-import.tsx';
import { StatementLines } from '../statement-lines.tsx';
import { StatementTabs } from '../statement-tabs.tsx';
import { useMay } from '../use-operator.ts';

export default function Statements() {
  const t = useT();
  const mayImport = useMay('finance', 'admin');
  return (
    <Page title={t('console.nav.statements')} acts={mayImport ? <StatementImport /> : null}>
      <StatementTabs at="/statements" />
      <StatementLines initial="unmatched" />
    </Page>
  );
}
