// One of several chips: groups beside each other are apart, what cannot be chosen is not, and nothing changes that nobody changed.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChipGroup } from './chip-group.tsx';

afterEach(cleanup);

const told = vi.fn();
afterEach(() => told.mockClear());
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
  { value: 'c', label: 'Third', disabled: true },
] as const;

function Group({ label }: { label: string }) {
  const [value, setValue] = useState<'a' | 'b' | 'c' | undefined>(undefined);
  const change = (next: 'a' | 'b' | 'c') => {
    told(label, next);
    setValue(next);
  };
  return <ChipGroup label={label} value={value} onChange={change} options={options} />;
}
const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole<HTMLInputElement>('radio', { name });

it('chooses one in each group', () => {
  render(
    <>
      <Group label="Colour" />
      <Group label="Size" />
    </>,
  );
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  fireEvent.click(screen.getAllByText('First')[0] as HTMLElement);
  fireEvent.click(radio('Size', 'Second'));
  expect(radio('Colour', 'First').checked).toBe(true);
  expect(radio('Size', 'Second').checked).toBe(true);
  fireEvent.click(radio('Colour', 'Second'));
  fireEvent.click(radio('Colour', 'Second'));
  expect(radio('Colour', 'First').checked).toBe(false);
  expect(told.mock.calls).toEqual([
    ['Colour', 'a'],
    ['Size', 'b'],
    ['Colour', 'b'],
  ]);
});

it('cannot choose what does not exist', () => {
  render(<Group label="Colour" />);
  expect(radio('Colour', 'Third').disabled).toBe(true);
  fireEvent.click(screen.getByText('Third'));
  expect(told).not.toHaveBeenCalled();
});
