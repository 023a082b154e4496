// A question is answered with yes, with no, or with Escape, and only one stands at a time.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConfirmHost, confirm } from './dialog.tsx';

afterEach(cleanup);

function ask(title = 'Cancel the order?') {
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = confirm({
      title,
      text: 'It cannot be undone.',
      confirmLabel: 'Cancel it',
      cancelLabel: 'Keep it',
      danger: true,
    });
  });
  return answer as Promise<boolean>;
}

it('resolves true and false', async () => {
  render(<ConfirmHost />);
  const first = ask();
  expect(screen.getByRole('alertdialog', { name: 'Cancel the order?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel it' }));
  await expect(first).resolves.toBe(true);
  const second = ask();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  await expect(second).resolves.toBe(false);
});

it('takes Escape for a no', async () => {
  render(<ConfirmHost />);
  const answer = ask();
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  await expect(answer).resolves.toBe(false);
});

it('answers a question that is overtaken with no', async () => {
  render(<ConfirmHost />);
  const first = ask();
  const second = ask('Really?');
  await expect(first).resolves.toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel it' }));
  await expect(second).resolves.toBe(true);
});
