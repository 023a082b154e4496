// The columns that most lists have: words, amounts, points in time.
import type { ReactNode } from 'react';
import { Amount, Time } from './bits.tsx';
import type { Column } from './data-list.tsx';

/** Words as people wrote them; `cell` draws more than the words, which a file has. */
export const textColumn = <Row,>(
  key: string,
  title: string,
  text: (row: Row) => string | null,
  cell: (row: Row) => ReactNode = (row) => <bdi>{text(row) ?? '–'}</bdi>,
): Column<Row> => ({ key, title, cell, text: (row) => text(row) ?? '' });

/** An amount of money; with `sign`, in favour or against. */
export const amountColumn = <Row,>(
  key: string,
  title: string,
  amount: (row: Row) => string | null,
  sign = false,
): Column<Row> => ({
  key,
  title,
  end: true,
  cell: (row) => <Amount value={amount(row)} sign={sign} />,
  text: (row) => amount(row) ?? '',
});

/** A point in time, or with `ago` how long since; a file has the time itself, as `dateTime` writes it. */
export const timeColumn = <Row,>(
  key: string,
  title: string,
  at: (row: Row) => string | null,
  dateTime: (at: string) => string,
  ago = false,
): Column<Row> => ({
  key,
  title,
  cell: (row) => <Time at={at(row)} ago={ago} />,
  text: (row) => {
    const time = at(row);
    return time === null ? '' : dateTime(time);
  },
});
