// The quantity stays between its bounds, whichever way it is changed.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

function Held({ first, max }: { first: number; max: number }) {
  const [value, setValue] = useState(first);
  return <Stepper value={value} onChange={setValue} max={max} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('counts up to the most there is and down to one', () => {
  render(<Held first={2} max={3} />);
  press('One more');
  expect(field().value).toBe('3');
  press('One more');
  expect(field().value).toBe('3');
  press('One less');
  press('One less');
  press('One less');
  expect(field().value).toBe('1');
});

it('brings a typed number back within the bounds', () => {
  render(<Held first={2} max={9} />);
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: '50' } });
  fireEvent.blur(field());
  expect(field().value).toBe('9');
});
