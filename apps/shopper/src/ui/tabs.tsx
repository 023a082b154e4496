// Tabs within a screen: a line that scrolls (the states of an order), or a segmented pair.
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { prefersLessMotion } from '../lib/motion.ts';
import { cx } from './cx.ts';
import styles from './tabs.module.css';

export interface TabsProps<T extends string> {
  label: string;
  value: T;
  onChange(value: T): void;
  items: readonly { value: T; label: ReactNode; count?: number }[];
  /** `line` scrolls sideways, `segmented` shares the width between two to four. */
  kind?: 'line' | 'segmented';
  /** What the active tab shows; its panel is tied to the tab. */
  children?: ReactNode;
  /** Classes for the panel, when it has to fill a height. */
  panelClassName?: string;
}

/** Arrow keys move, Enter or Space chooses; the chosen tab is scrolled into view. */
export function Tabs<T extends string>({
  label,
  value,
  onChange,
  items,
  kind = 'line',
  children,
  panelClassName,
}: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = list.current;
    const tabs = line?.querySelectorAll<HTMLElement>('[data-value]') ?? [];
    const tab = [...tabs].find((each) => each.dataset.value === value);
    if (!line || !tab) return;
    const offset = tab.getBoundingClientRect().left - line.getBoundingClientRect().left;
    line.scrollBy?.({
      left: offset - (line.clientWidth - tab.offsetWidth) / 2,
      behavior: prefersLessMotion() ? 'instant' : 'smooth',
    });
  }, [value]);
  return (
    <BaseTabs.Root className={styles.root} value={value} onValueChange={(next) => onChange(next as T)}>
      <BaseTabs.List
        ref={list}
        className={cx(styles.list, styles[kind])}
        aria-label={label}
        activateOnFocus={false}
      >
        {items.map((item) => (
          <BaseTabs.Tab key={item.value} value={item.value} className={styles.tab} data-value={item.value}>
            {item.label}
            {item.count ? <span className={styles.count}>{item.count}</span> : null}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className={styles.indicator} />
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel
          key={item.value}
          value={item.value}
          className={cx(styles.panel, panelClassName)}
          keepMounted={item.value !== value}
          tabIndex={-1}
        >
          {item.value === value ? children : null}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
