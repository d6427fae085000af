/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import { fillField, openShopForm, type ShopServer, serveShopForm } from '../../../testing/shop-form.tsx';
import { ColourFields } from './colour-fields.tsx';
import DeliveryScreen from './delivery-screen.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { LanguageFields } from './language-fields.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import { SocialFields } from './social-fields.tsx';
import { TypefaceFields } from './typeface-fields.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import { WarehouseFields } from './warehouse-fields.tsx';

let server: ShopServer;
beforeEach(() => {
  server = serveShopForm();
});

const textbox = (name: string) => screen.getByRole('textbox', { name });

/** A screen with some of the fields alone: all of them are slow to search in a simulated browser. */
const screenOf = (Fields: ComponentType<{ form: ProfileForm }>) => () => (
  <ProfileScreen title="Profile" lead="" Fields={Fields} />
);

test('zones and limits are changed by fields, checked first, and saved by the second press', async () => {
  const user = await openShopForm(DeliveryScreen);
  await user.click(screen.getByRole('button', { name: 'Add a zone' }));
  const zone = within(screen.getByRole('group', { name: 'Zone 3' }));
  await fillField(user, zone.getByRole('textbox', { name: 'Name' }), 'Jaipur');
  await fillField(user, zone.getByRole('textbox', { name: 'Pincodes' }), '302, 3030');
  await fillField(user, textbox('Most in cash (₹)'), '12,000');
  await fillField(user, textbox('Free from (₹)'), '1999');
  await user.click(screen.getByRole('button', { name: 'Remove Zone 1' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Save the profile' }));
  expect(await screen.findByText('The profile is saved.')).toBeVisible();
  expect(server.saves.map(({ DryRun, ExpectedVersion }) => [DryRun, ExpectedVersion])).toEqual([
    [true, 4],
    [false, 4],
  ]);
  const { delivery: saved, cashOnDelivery } = server.saves[1]?.Profile ?? DEMO_PROFILE;
  expect(saved.zones).toHaveLength(2);
  expect(saved.zones.at(-1)).toMatchObject({ name: 'Jaipur', pincodes: ['302', '3030'], days: [3, 6] });
  expect([saved.freeFrom, cashOnDelivery.limit]).toEqual([1999, 12_000]);
});

test('what is wrong is told at its field and in a sentence, and a text that is no number at once', async () => {
  const user = await openShopForm(DeliveryScreen);
  server.refusal = { Field: 'Profile.delivery.zones.0.days', Message: 'must not end before it begins' };
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Delivery, zones 1, days: must not end before it begins.')).toBeVisible();
  const zone = within(screen.getByRole('group', { name: 'Zone 1' }));
  expect(zone.getByText('It must not end before it begins.')).toBeVisible();
  expect(zone.getByRole('textbox', { name: 'First business day' })).toHaveFocus();
  await fillField(user, textbox('Charge (₹)'), '.50');
  expect(screen.getByText('Type a whole number.')).toBeVisible();
});

test('a network, a typeface with its file, are chosen, and a language is taken off', async () => {
  const Fields: typeof SocialFields = (props) => (
    <>
      <SocialFields {...props} />
      <TypefaceFields {...props} />
      <LanguageFields {...props} />
    </>
  );
  const user = await openShopForm(screenOf(Fields));
  await fillField(user, textbox('Instagram'), 'https://www.instagram.com/acme');
  await user.click(screen.getByRole('combobox', { name: 'All other text' }));
  await user.click(screen.getByRole('option', { name: 'Your own file, a sans' }));
  await user.upload(screen.getByLabelText('Font of text', { selector: 'input' }), new File(['abc'], 'own.woff2'));
  await user.click(screen.getByRole('checkbox', { name: /हिन्दी/ }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByRole('button', { name: 'Save the profile' });
  const [save] = server.saves;
  expect(save?.Profile).toMatchObject({
    social: { instagram: 'https://www.instagram.com/acme' },
    typefaces: { display: 'newsreader', text: 'own-sans' },
    textFont: 'own.woff2',
    languages: ['en'],
  });
  expect(save?.Pictures).toEqual([{ Field: 'textFont', ContentBase64: btoa('abc') }]);
});

test('the address is typed in lines, and an emptied text of its own is none', async () => {
  const user = await openShopForm(screenOf(IdentityFields));
  await fillField(user, textbox('Seller: address'), '14 Johari Bazaar\nJaipur 302003\n');
  await user.clear(textbox('Courts of'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByRole('button', { name: 'Save the profile' });
  const { seller, jurisdiction } = server.saves[0]?.Profile ?? DEMO_PROFILE;
  expect(seller.address).toEqual(['14 Johari Bazaar', 'Jaipur 302003']);
  expect(jurisdiction).toBeUndefined();
});

test('a colour says how well it can be read as it is typed, and those of the store come back', async () => {
  const user = await openShopForm(screenOf(ColourFields));
  const [light, dark] = ['Light scheme', 'Dark scheme'].map((name) => within(screen.getByRole('group', { name })));
  if (!light || !dark) throw new Error('There are two schemes.');
  await fillField(user, light.getByLabelText('Links and marks'), '#d3ad6c');
  expect(light.getByText(/^Its contrast of 1\.9 to the page, .* is too low: it needs 4\.5\.$/)).toBeVisible();
  await fillField(user, light.getByLabelText('Links and marks'), '#7a1f3d');
  expect(light.queryByText(/too low/)).not.toBeInTheDocument();
  await fillField(user, dark.getByLabelText('Danger'), '#ffffff');
  await user.click(dark.getByRole('button', { name: 'Colours of the store, dark' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByRole('button', { name: 'Save the profile' });
  expect(server.saves[0]?.Profile.colours).toEqual({
    light: { ...DEMO_PROFILE.colours.light, accent: '#7a1f3d' },
    dark: DEMO_PROFILE.colours.dark,
  });
});

test('a shop without warehouses begins with the one at its address when it names a second', async () => {
  const user = await openShopForm(screenOf(WarehouseFields));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a warehouse' }));
  expect(within(screen.getByRole('group', { name: 'Warehouse 1' })).queryByRole('button')).not.toBeInTheDocument();
  const second = within(screen.getByRole('group', { name: 'Warehouse 2' }));
  await fillField(user, second.getByRole('textbox', { name: 'Code' }), 'mys');
  await fillField(user, second.getByRole('textbox', { name: 'Name' }), 'Mysuru');
  await fillField(user, second.getByRole('textbox', { name: 'Address' }), '4 Sayyaji Rao Road');
  await fillField(user, second.getByRole('textbox', { name: 'Pincode' }), '570001');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByRole('button', { name: 'Save the profile' });
  expect(server.saves[0]?.Profile.warehouses).toEqual([
    { code: 'MAIN', name: 'Warehouse', address: DEMO_PROFILE.seller.address, pincode: '560005' },
    { code: 'MYS', name: 'Mysuru', address: ['4 Sayyaji Rao Road'], pincode: '570001' },
  ]);
});
