// Logging in: what is missing is said, refusals stay calm, and one comes back to where one wanted to go.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refused } from '../../testing/fake-api.ts';
import { renderApp, testShopper } from '../../testing/render-app.tsx';

const countries = {
  listCountries: { list: [{ code: 'SE', callingCode: '+46', levels: [], postcode: null }] },
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));

it('asks for account and password, and puts the focus there', async () => {
  const { api } = await renderApp('/login', { api: countries });
  await screen.findByLabelText('Password');
  send();
  await screen.findByText('Enter your account');
  expect(screen.getByText('Enter your password')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email or mobile number')));
  expect(api.of('login')).toHaveLength(0);
});

it('logs in with a number and its country, and goes where one wanted to', async () => {
  const { api, router } = await renderApp('/login?redirect=%2Fpasswords', {
    api: { ...countries, login: { userinfo: { ...testShopper, token: 'fresh' } } },
  });
  await screen.findByLabelText('Password');
  type('Email or mobile number', '070 123 45 67');
  await screen.findByRole('button', { name: /\+46/ });
  type('Password', 'quiet river');
  send();
  await waitFor(() => expect(router.shown.pathname).toBe('/passwords'));
  expect(api.of('login')[0]?.input).toEqual({
    account: '070 123 45 67',
    password: 'quiet river',
    country: 'SE',
  });
});

it('shows a refusal above the form, and a wait with its time', async () => {
  const { api } = await renderApp('/login', {
    api: { ...countries, login: new Refused('LOGIN_FAILED', "Account or password isn't right") },
  });
  await screen.findByLabelText('Password');
  type('Email or mobile number', 'mira@example.com');
  type('Password', 'wrong one');
  send();
  await screen.findByText("Account or password isn't right");
  api.answers.login = new Refused('LOGIN_SLOWED', 'Please wait 30 seconds before the next.');
  type('Password', 'another one');
  send();
  await screen.findByRole('timer');
  expect((screen.getByRole('button', { name: 'Log in' }) as HTMLButtonElement).disabled).toBe(true);
});
