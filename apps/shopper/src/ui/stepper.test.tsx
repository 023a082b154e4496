// The quantity stays between its bounds, whichever way it is changed, and is told once for what a held button counts.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const told = vi.fn();
afterEach(() => told.mockClear());
function Held({ first, max, disabled = false }: { first: number; max: number; disabled?: boolean }) {
  const [value, setValue] = useState(first);
  const change = (next: number) => {
    told(next);
    setValue(next);
  };
  return <Stepper value={value} onChange={change} max={max} disabled={disabled} />;
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('counts up to the most there is and down to one', () => {
  render(<Held first={2} max={3} />);
  press('One more');
  expect(field().value).toBe('3');
  expect(button('One more').getAttribute('aria-disabled')).toBe('true');
  press('One more');
  expect(field().value).toBe('3');
  press('One less');
  press('One less');
  press('One less');
  expect(field().value).toBe('1');
  expect(told.mock.calls).toEqual([[3], [2], [1]]);
});

it('brings a typed number back within the bounds', () => {
  render(<Held first={2} max={9} />);
  type('50');
  expect(field().value).toBe('50');
  fireEvent.blur(field());
  expect(field().value).toBe('9');
  type('0');
  fireEvent.blur(field());
  expect(field().value).toBe('1');
  expect(told.mock.calls).toEqual([[9], [1]]);
});

it('takes digits of every script and nothing else; what was cleared comes back', () => {
  render(<Held first={2} max={99} />);
  type('١٢');
  expect(field().value).toBe('12');
  type('-1e');
  expect(field().value).toBe('1');
  type('');
  fireEvent.blur(field());
  expect(field().value).toBe('1');
  expect(told.mock.calls).toEqual([[12], [1]]);
});

it('has the keys of a spin button', () => {
  render(<Held first={2} max={30} />);
  const values = ['ArrowUp', 'PageUp', 'ArrowDown', 'End', 'ArrowUp', 'PageDown', 'Home', 'ArrowDown'].map(
    (key) => {
      fireEvent.keyDown(field(), { key });
      return field().value;
    },
  );
  expect(values).toEqual(['3', '13', '12', '30', '30', '20', '1', '1']);
  expect(field().getAttribute('aria-valuenow')).toBe('1');
  expect(field().getAttribute('aria-valuemax')).toBe('30');
});

it('counts on while a button is held, and tells it once when it is let go', () => {
  vi.useFakeTimers();
  render(<Held first={2} max={5} />);
  fireEvent.pointerDown(button('One more'), { button: 0 });
  act(() => vi.advanceTimersByTime(399));
  expect(field().value).toBe('2');
  act(() => vi.advanceTimersByTime(1));
  act(() => vi.advanceTimersByTime(60));
  expect(field().value).toBe('4');
  act(() => vi.advanceTimersByTime(600));
  expect(field().value).toBe('5');
  expect(told).not.toHaveBeenCalled();
  fireEvent.pointerUp(button('One more'));
  press('One more');
  expect(told.mock.calls).toEqual([[5]]);
  act(() => vi.advanceTimersByTime(600));
  expect(field().value).toBe('5');
  press('One less');
  expect(field().value).toBe('4');
});

it('stops counting when the finger slips off, and takes the next tap as one', () => {
  vi.useFakeTimers();
  render(<Held first={2} max={9} />);
  fireEvent.pointerDown(button('One more'), { button: 0 });
  act(() => vi.advanceTimersByTime(400));
  fireEvent.pointerLeave(button('One more'));
  act(() => vi.advanceTimersByTime(600));
  expect(field().value).toBe('3');
  press('One more');
  expect(field().value).toBe('4');
  expect(told.mock.calls).toEqual([[3], [4]]);
});

it('does nothing while it is disabled', () => {
  render(<Held first={2} max={5} disabled />);
  press('One more');
  expect(field().disabled).toBe(true);
  expect(told).not.toHaveBeenCalled();
});
