// The payment code's page: the first code, a wrong old one, and the way back to the payment.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../../i18n/messages.ts';
import { Refused } from '../../testing/fake-api.ts';
import { renderApp, testShopper } from '../../testing/render-app.tsx';

beforeAll(() => loadLanguage('en', 'account'));

const enter = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const oldCode = 'Your old payment code';
const newCode = 'Choose a payment code';
const repeat = 'Once more, please';

it('sets the first code by the login password and goes where one came from', async () => {
  const { api, router } = await renderApp('/changePayPwd?backUrl=%2Fpasswords', {
    signedIn: true,
    api: { getUserInfo: { ...testShopper, hasPayCode: false }, resetPayCode: {} },
  });
  await enter('Login password', 'quiet river');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await enter(newCode, '135790');
  await enter(repeat, '135790');
  await waitFor(() => expect(router.shown.pathname).toBe('/passwords'));
  expect(api.of('resetPayCode')[0]?.input).toEqual({ newPayCode: '135790', password: 'quiet river' });
});

it('asks only for the old code again when it was wrong', async () => {
  const { api, router } = await renderApp('/changePayPwd?backUrl=%2Fpasswords', {
    signedIn: true,
    api: {
      resetPayCode: ({ oldPayCode }) =>
        oldPayCode === '123456' ? {} : new Refused('PAY_CODE_WRONG', "That isn't right. 4 tries left."),
    },
  });
  await enter(oldCode, '111111');
  await enter(newCode, '654321');
  await enter(repeat, '654321');
  await screen.findByText("That isn't right. 4 tries left.");
  await enter(oldCode, '123456');
  await waitFor(() => expect(router.shown.pathname).toBe('/passwords'));
  expect(api.of('resetPayCode')[1]?.input).toEqual({ oldPayCode: '123456', newPayCode: '654321' });
});

it('starts the new code anew when the two do not match, and asks nobody', async () => {
  const { api } = await renderApp('/changePayPwd', { signedIn: true });
  await enter(oldCode, '123456');
  await enter(newCode, '654321');
  await enter(repeat, '654322');
  await screen.findByText('The two entries do not match');
  expect(screen.getByLabelText(newCode)).toBeTruthy();
  expect(api.of('resetPayCode')).toHaveLength(0);
});

it('says until when it is locked and offers the other way', async () => {
  const payLockedUntil = new Date(Date.now() + 3_600_000).toISOString();
  await renderApp('/changePayPwd', {
    signedIn: true,
    api: { getUserInfo: { ...testShopper, payLockedUntil } },
  });
  await screen.findByRole('timer');
  fireEvent.click(screen.getByRole('button', { name: 'Reset by mail' }));
  await screen.findByLabelText('Login password');
});
