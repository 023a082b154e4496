// The small drawings of empty places: one line, one accent, no story.
import type { ReactNode } from 'react';
import styles from './states.module.css';

export type Drawing = 'box' | 'bag' | 'list' | 'route' | 'search' | 'soon' | 'heart' | 'talk';

export const drawings: Record<Drawing, ReactNode> = {
  box: (
    <>
      <path d="M34 52 60 40l26 12v30L60 94 34 82Z" />
      <path d="m34 52 26 12 26-12M60 64v30" />
      <path className={styles.accent} d="m47 46 26 12v12" />
    </>
  ),
  bag: (
    <>
      <path d="M38 50h44l5 44H33Z" />
      <path className={styles.accent} d="M49 58v-9a11 11 0 0 1 22 0v9" />
    </>
  ),
  list: (
    <>
      <path d="M39 32h42a4 4 0 0 1 4 4v58l-8-5-8 5-9-5-9 5-8-5-8 5V36a4 4 0 0 1 4-4Z" />
      <path d="M49 62h22M49 74h14" />
      <path className={styles.accent} d="M49 48h12" />
    </>
  ),
  route: (
    <>
      <path d="M32 88h14a10 10 0 0 0 0-20h-4a10 10 0 0 1 0-20h20" strokeDasharray="1 7" />
      <path
        className={styles.accent}
        d="M78 36a12 12 0 0 1 12 12c0 9-12 20-12 20S66 57 66 48a12 12 0 0 1 12-12Z"
      />
      <circle cx="78" cy="48" r="4" />
      <path d="M60 80h28v14H60zM68 80v6h12v-6" />
    </>
  ),
  search: (
    <>
      <circle cx="55" cy="56" r="20" />
      <path d="m70 71 17 17" />
      <path className={styles.accent} d="M46 56a9 9 0 0 1 9-9" />
    </>
  ),
  soon: (
    <>
      <path d="M36 92V52l24-18 24 18v40Z" />
      <path className={styles.accent} d="M52 92V72h16v20" />
      <circle cx="60" cy="56" r="5" />
    </>
  ),
  heart: (
    <>
      <path d="M60 90S34 74 34 55a14 14 0 0 1 26-8 14 14 0 0 1 26 8c0 19-26 35-26 35Z" />
      <path className={styles.accent} d="M43 55a6 6 0 0 1 6-6" />
    </>
  ),
  talk: (
    <>
      <path d="M34 40h52a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H62L48 92V80H34a4 4 0 0 1-4-4V44a4 4 0 0 1 4-4Z" />
      <path className={styles.accent} d="M44 56h20" />
      <path d="M44 66h30" />
    </>
  ),
};
