// The gate's face: the brand, what stands before it, and the language.
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { consoleLanguages } from '../../i18n/language.ts';
import { useWords } from '../../i18n/provider.tsx';
import { Mark } from '../../ui/mark.tsx';

export function Gate({ children }: { children: ReactNode }) {
  const { t, code, change } = useWords();
  return (
    <div className="gate">
      <div className="gate-card">
        <div className="gate-brand">
          <Mark />
          {t('console.brand')}
        </div>
        {children}
        <div style={{ display: 'flex', justifyContent: 'center', paddingBlockStart: 16 }}>
          <Select
            aria-label={t('console.language')}
            variant="borderless"
            value={code}
            style={{ width: 140 }}
            options={consoleLanguages.map((language) => ({ value: language.code, label: language.endonym }))}
            onChange={change}
          />
        </div>
      </div>
    </div>
  );
}
