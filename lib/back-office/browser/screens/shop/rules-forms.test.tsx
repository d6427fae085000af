/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import { checkShopProfile, DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import { fillField, openShopForm, type ShopServer, serveShopForm } from '../../../testing/shop-form.tsx';
import MessagesScreen from './messages-screen.tsx';
import RulesScreen from './rules-screen.tsx';

let server: ShopServer;
beforeEach(() => {
  server = serveShopForm();
});

type User = Awaited<ReturnType<typeof openShopForm>>;

/** The profile that the form sends, which the API would take. */
async function checked(user: User) {
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByRole('button', { name: 'Save the profile' });
  const profile = server.saves.at(-1)?.Profile;
  expect(checkShopProfile(profile, { trial: true })).toMatchObject({ ok: true });
  return profile ?? DEMO_PROFILE;
}

const group = (name: string) => within(screen.getByRole('group', { name }));

test('return windows by category: days, or the reason why not', async () => {
  const user = await openShopForm(RulesScreen);
  await fillField(user, group('Return window 1').getByRole('textbox', { name: 'Days' }), '10');
  await user.click(screen.getByRole('button', { name: 'Add a return window' }));
  const added = group('Return window 3');
  await user.type(added.getByRole('combobox', { name: 'Categories' }), 'Nose Pins{Enter}');
  await user.click(added.getByRole('checkbox', { name: 'Can be returned' }));
  await fillField(user, added.getByRole('textbox', { name: 'Why not' }), 'for reasons of hygiene');
  await user.click(screen.getByRole('button', { name: 'Remove Return window 2' }));
  expect((await checked(user)).returns).toEqual([
    { categories: ['Watches', 'Smartwatches'], days: 10 },
    { categories: ['Nose Pins'], days: null, reason: 'for reasons of hygiene' },
  ]);
});

test('a plan of EMI is added and its terms typed; one that is refused opens with its message', async () => {
  const user = await openShopForm(RulesScreen);
  await user.click(screen.getByRole('checkbox', { name: /The plans of this list/ }));
  await user.click(screen.getByRole('button', { name: 'Add a plan' }));
  const plan = group('Plan 1');
  await fillField(user, plan.getByRole('textbox', { name: 'Bank' }), 'HDFC Bank');
  await fillField(user, plan.getByRole('textbox', { name: 'Interest of the customer (% a year)' }), '14.5');
  await user.click(screen.getByRole('button', { name: 'Add a plan' }));
  expect((await checked(user)).emi).toMatchObject([
    { bank: 'HDFC Bank', months: 3, rate: 14.5 },
    { bank: 'HDFC Bank', months: 6, rate: 14.5 },
  ]);
  server.refusal = { Field: 'Profile.emi.0.highest', Message: 'must not be below lowest' };
  await user.click(screen.getByRole('button', { name: 'Save the profile' }));
  expect(await group('Plan 1').findByText('It must not be below lowest.')).toBeVisible();
});

test('an emptied limit of approvals is none, and all of them empty are no rules', async () => {
  const user = await openShopForm(RulesScreen);
  await fillField(user, screen.getByRole('textbox', { name: 'Refunds from (₹)' }), '50,000');
  expect((await checked(user)).approvals).toEqual({ refundsFrom: 50_000 });
  await user.clear(screen.getByRole('textbox', { name: 'Refunds from (₹)' }));
  expect('approvals' in (await checked(user))).toBe(false);
});

test('the registration of text messages: entity, header, and the template of each message', async () => {
  const user = await openShopForm(MessagesScreen);
  await user.click(screen.getByRole('checkbox', { name: /registered on a DLT portal/ }));
  await fillField(user, screen.getByRole('textbox', { name: 'Entity id' }), '1101234567890123456');
  await fillField(user, screen.getByRole('textbox', { name: 'Header' }), 'mehtaj');
  await fillField(user, screen.getByRole('textbox', { name: 'Template: Order shipped' }), '1107234567890123457');
  await user.clear(screen.getByRole('textbox', { name: 'WhatsApp: Order shipped' }));
  const { sms, whatsApp } = await checked(user);
  expect(sms).toEqual({
    entityId: '1101234567890123456',
    header: 'MEHTAJ',
    templates: { 'order-shipped': '1107234567890123457' },
  });
  expect(Object.keys(whatsApp?.templates ?? {})).not.toContain('order-shipped');
  expect(whatsApp?.templates['order-packed']).toEqual(DEMO_PROFILE.whatsApp?.templates['order-packed']);
});
