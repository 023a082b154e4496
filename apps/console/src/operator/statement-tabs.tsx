// Between the lines of statements and the files that they came in.
import { Link } from 'wouter';
import { useT } from '../i18n/provider.tsx';

const tabs = [
  { href: '/statements', label: 'console.statements.lines' },
  { href: '/statements/files', label: 'console.statements.files' },
] as const;

export function StatementTabs({ at }: { at: (typeof tabs)[number]['href'] }) {
  const t = useT();
  return (
    <nav className="tabs" aria-label={t('console.nav.statements')}>
      {tabs.map(({ href, label }) => (
        <Link key={href} href={href} aria-current={href === at ? 'page' : undefined}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
