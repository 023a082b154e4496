// The code takes digits from the keypad, the keyboard and the clipboard, and tells once when it is whole.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeInput, type CodeInputProps, toDigits } from './code-input.tsx';

afterEach(cleanup);

function Held(props: Partial<CodeInputProps>) {
  const [value, setValue] = useState('');
  return <CodeInput {...props} value={value} onChange={setValue} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Payment code');
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.click(screen.getByRole('button', { name: key }));
};

it('is filled by the keypad, and tells once', () => {
  const onComplete = vi.fn();
  render(<Held onComplete={onComplete} />);
  press('1', '2', '3', '4', '5');
  expect(onComplete).not.toHaveBeenCalled();
  press('Erase the last digit', '9', '0');
  expect(field().value).toBe('123490');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123490');
  press('7');
  expect(field().value).toBe('123490');
  expect(onComplete).toHaveBeenCalledOnce();
});

it('takes a paste with blanks and other digits, and nothing but digits', () => {
  render(<Held />);
  fireEvent.change(field(), { target: { value: '12 34-٥٦78' } });
  expect(field().value).toBe('123456');
  expect(toDigits('a１２३')).toBe('123');
});

it('has one real field, focused, without the phone’s keyboard', () => {
  render(<Held />);
  expect(screen.getAllByLabelText('Payment code')).toHaveLength(1);
  expect(document.activeElement).toBe(field());
  expect(field().inputMode).toBe('none');
  expect(field().type).toBe('password');
});

it('takes nothing while it is checked, and says what was wrong', () => {
  render(<Held disabled error="That code isn't right." />);
  press('1');
  expect(field().value).toBe('');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /right/,
  );
});

it('may be longer: boxes grow, and the screen decides when it is whole', () => {
  const onComplete = vi.fn();
  render(<Held maxLength={12} onComplete={onComplete} />);
  fireEvent.change(field(), { target: { value: '12345678' } });
  expect(field().value).toBe('12345678');
  expect(onComplete).not.toHaveBeenCalled();
});
