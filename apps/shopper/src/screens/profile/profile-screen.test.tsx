// The personal centre's profile: a new address asks for the login password, and nothing else does.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '../../i18n/messages.ts';
import { Refused } from '../../testing/fake-api.ts';
import { renderApp, testShopper } from '../../testing/render-app.tsx';

beforeAll(() => loadLanguage('en', 'account'));

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
async function edit(options: Parameters<typeof renderApp>[1]) {
  const app = await renderApp('/profile', { signedIn: true, ...options });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
  await screen.findByLabelText('Email');
  return app;
}

it('names are saved without a password', async () => {
  const { api } = await edit({ api: { updateProfile: testShopper } });
  expect(screen.queryByLabelText('Password')).toBeNull();
  write('Given name', 'Mirabel');
  save();
  await waitFor(() => expect(api.of('updateProfile')).toHaveLength(1));
  expect(api.of('updateProfile')[0]?.input).toEqual({ givenName: 'Mirabel' });
  expect(api.of('changeEmail')).toHaveLength(0);
});

it('a new address is saved with the password: missing and wrong ones are said at its field', async () => {
  const { api } = await edit({
    api: {
      changeEmail: ({ password }) =>
        password === 'quiet river' ? testShopper : new Refused('PASSWORD_WRONG', "That password isn't right"),
    },
  });
  write('Email', 'new@example.com');
  save();
  expect(await screen.findByText('Enter your password')).toBeTruthy();
  expect(api.of('changeEmail')).toHaveLength(0);
  write('Password', 'loud river');
  save();
  expect(await screen.findByText("That password isn't right")).toBeTruthy();
  write('Password', 'quiet river');
  save();
  // The code is on its way: the sheet that takes it opens.
  expect(await screen.findByText(/new@example\.com/)).toBeTruthy();
  expect(api.of('changeEmail').at(-1)?.input).toEqual({ email: 'new@example.com', password: 'quiet river' });
  expect(api.of('updateProfile')).toHaveLength(0);
});
