// The address form: country first, what is missing said at its field, what the server refuses too, and nothing lost by accident.
import type { Address, CountryFormat } from '@meridian/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const germany: CountryFormat = {
  code: 'DE',
  callingCode: '+49',
  levels: [{ label: 'city', options: null }],
  postcode: { required: true, pattern: '\\d{5}', example: '10115' },
};
const saved: Address = {
  id: '4',
  addressee: 'Mira Lindqvist',
  mobile: '+4915123456789',
  country: 'DE',
  area: ['Berlin'],
  postcode: '10119',
  detail: 'Torstr. 12',
  tag: 'home',
  isDefault: true,
};
const api = {
  listCountries: { list: [germany] },
  listAddresses: { list: [saved] },
  getAddress: saved,
  saveAddress: saved,
};
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('adding an address', () => {
  it('says at each field what is missing, and asks nothing of the server', async () => {
    const { api: asked } = await renderApp('/addressForm', { signedIn: true, api });
    await screen.findByRole('textbox', { name: 'City' });
    save();
    for (const words of [
      'Choose the area',
      'Enter the detailed address',
      'Enter the addressee',
      'Enter a mobile number',
      'Choose a tag',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' })));
    expect(asked.of('saveAddress')).toHaveLength(0);
  });

  it('shows a refusal at its field, then saves and returns', async () => {
    const { api: asked, router } = await renderApp('/address', { signedIn: true, api });
    await act(() => router.navigate({ href: '/addressForm' }));
    await screen.findByRole('textbox', { name: 'City' });
    write('City', 'Berlin');
    write('Detailed address', 'Torstr. 12');
    write('Postcode', '10119');
    write('Addressee', 'Mira Lindqvist');
    write('Mobile number', '123456');
    save();
    const home = screen.getByRole('radio', { name: 'Home' });
    await waitFor(() => expect(document.activeElement).toBe(home));
    fireEvent.click(home);
    asked.answers.saveAddress = new Refused('MOBILE_INVALID', 'Enter a correct mobile number', {
      fields: { mobile: 'Enter a correct mobile number' },
    });
    save();
    expect(await screen.findByText('Enter a correct mobile number')).toBeTruthy();
    asked.answers.saveAddress = saved;
    write('Mobile number', '01512 3456789');
    save();
    await waitFor(() => expect(router.shown.pathname).toBe('/address'));
    expect(asked.of('saveAddress').at(-1)?.input).toMatchObject({
      country: 'DE',
      area: ['Berlin'],
      tag: 'home',
      mobile: '01512 3456789',
    });
  });
});

describe('changing an address', () => {
  it('asks before what was typed is lost', async () => {
    const { router } = await renderApp('/address', { signedIn: true, api });
    await act(() => router.navigate({ href: '/addressForm/4' }));
    await screen.findByRole('textbox', { name: 'City' });
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveProperty('value', '15123456789');
    write('Addressee', 'Somebody else');
    // A memory history has no way back that could be held up, so the test leaves by a push.
    void router.navigate({ href: '/address' });
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.shown.pathname).toBe('/addressForm/4');
    void router.navigate({ href: '/address' });
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.shown.pathname).toBe('/address'));
  });
});

describe('choosing an address', () => {
  it('returns to the page that asked, with the choice in its query', async () => {
    const { router } = await renderApp('/address?pick=1&backUrl=/checkout?promo=X', {
      signedIn: true,
      api: {
        ...api,
        listAddresses: { list: [saved, { ...saved, id: '8', addressee: 'Bo', isDefault: false }] },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Deliver to Bo' }));
    await waitFor(() => expect(router.shown.pathname).toBe('/checkout'));
    expect(router.shown.search).toMatchObject({ promo: 'X', address: '8' });
  });
});
