// The gallery: every component of the kit on one page, to look at; `?lang=ar&theme=dark#pay`. Not part of the build.
import { isLanguageCode } from '@meridian/locales/languages';
import { Bell, Compass, House, LayoutGrid, Search, ShoppingBag, SlidersHorizontal } from 'lucide-react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadLanguage } from '../i18n/messages.ts';
import { I18nProvider, useLocale } from '../i18n/provider.tsx';
import { useT } from '../i18n/use-t.tsx';
import '../theme/global.css';
import { applyTheme, setTheme } from '../theme/theme-store.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { NavBar } from '../ui/nav-bar.tsx';
import { Screen } from '../ui/screen.tsx';
import { TabBar } from '../ui/tab-bar.tsx';
import { UiHost } from '../ui/ui-host.tsx';
import { Acts, Fields } from './gallery-acts.tsx';
import { Pieces, States } from './gallery-pieces.tsx';
import { Lists, Payment, Product } from './gallery-screens.tsx';

const pages = { acts: Acts, fields: Fields, pieces: Pieces, states: States } as const;
const screens = { list: Lists, pay: Payment, product: Product } as const;

function Gallery() {
  const t = useT();
  const { code, setLanguage } = useLocale();
  const [page, setPage] = useState(location.hash.slice(1) || 'acts');
  const go = (next: string) => {
    location.hash = next;
    setPage(next);
  };
  if (page in screens) {
    const Shown = screens[page as keyof typeof screens];
    return <Shown onBack={() => go('acts')} />;
  }
  const Shown = pages[page as keyof typeof pages] ?? Acts;
  const tabs = [
    { id: 'acts', label: t('nav.home'), icon: <House size={22} /> },
    { id: 'fields', label: t('nav.category'), icon: <LayoutGrid size={22} /> },
    { id: 'pieces', label: t('nav.explore'), icon: <Compass size={22} /> },
    { id: 'states', label: t('nav.filter'), icon: <SlidersHorizontal size={22} /> },
    { id: 'list', label: t('nav.bag'), icon: <ShoppingBag size={22} />, count: 3 },
  ];
  return (
    <Screen
      header={
        <NavBar
          title="Meridian"
          onBack={() => go('product')}
          end={
            <>
              <IconButton label={t('common.action.search')} onClick={() => go('pay')}>
                <Search size={20} />
              </IconButton>
              <IconButton
                label={code}
                kind="raised"
                onClick={() => setLanguage(code === 'ar' ? 'en' : 'ar')}
                badge={<Bell size={12} />}
              >
                {code.slice(0, 2).toUpperCase()}
              </IconButton>
            </>
          }
        />
      }
      footer={
        <TabBar
          label={t('nav.tabs')}
          items={tabs}
          active={page}
          renderLink={(item, props, children) => (
            <a {...props} href={`#${item.id}`} onClick={() => setPage(item.id)}>
              {children}
            </a>
          )}
        />
      }
    >
      <Shown />
    </Screen>
  );
}

const query = new URLSearchParams(location.search);
const wanted = query.get('lang');
const language = isLanguageCode(wanted) ? wanted : 'en';
const theme = query.get('theme');
if (theme === 'dark' || theme === 'light') setTheme(theme);
applyTheme();
await loadLanguage(language);
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <I18nProvider language={language}>
      <Gallery />
      <UiHost />
    </I18nProvider>
  </StrictMode>,
);
