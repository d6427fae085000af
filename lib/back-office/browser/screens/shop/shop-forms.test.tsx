/** @jest-environment jsdom */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { DEMO_PROFILE } from '#lib/shared/shop-profile.ts';
import { Notices } from '../../parts/notices.tsx';
import { SessionGate } from '../../shell/session-gate.tsx';
import DeliveryScreen from './delivery-screen.tsx';
import ShopScreen from './shop-screen.tsx';

const SESSION = {
  Name: 'Asha',
  Email: 'asha@acme.example',
  Role: 'manager',
  Calls: ['ShopProfile', 'SaveShopProfile'],
  HasTotp: true,
  NeedsTotp: false,
  RecoveryCodesLeft: 5,
};
const { delivery } = DEMO_PROFILE;
/** Few zones, because each has a list of all states. */
const PROFILE = { ...DEMO_PROFILE, delivery: { ...delivery, zones: delivery.zones.slice(0, 2) } };
const SHOP = { Version: 4, Profile: PROFILE, Pictures: [], SavedBy: '', SavedAt: 0 };

interface Saved {
  Profile: typeof DEMO_PROFILE;
  Pictures: { Field: string; ContentBase64: string }[];
  ExpectedVersion: number;
  DryRun: boolean;
}
const saves: Saved[] = [];
/** What the next save is refused with. */
let refusal: { Field: string; Message: string } | null = null;

beforeEach(() => {
  saves.splice(0);
  refusal = null;
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    const answers: Record<string, () => object> = {
      '/api/StaffSession': () => ({ data: SESSION }),
      '/api/ShopProfile': () => ({ data: SHOP }),
      '/api/SaveShopProfile': () => {
        const save: Saved = JSON.parse(String(init.body));
        saves.push(save);
        if (refusal) return { error: { code: 'InvalidRequest', message: 'Refused.', details: refusal } };
        return { data: { ...SHOP, Profile: save.Profile, Warnings: [] } };
      },
    };
    const body = answers[path]?.() ?? {};
    return { ok: 'data' in body, json: async () => body };
  }) as unknown as typeof fetch;
});

async function open(Page: ComponentType) {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Notices>
          <SessionGate>
            <Page />
          </SessionGate>
        </Notices>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Check' });
  return user;
}

/** Pastes a text, which renders the form once. */
async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

test('zones and limits are changed by fields, checked first, and saved by the second press', async () => {
  const user = await open(DeliveryScreen);
  await user.click(screen.getByRole('button', { name: 'Add a zone' }));
  const zone = within(screen.getByRole('group', { name: 'Zone 3' }));
  await fill(user, zone.getByRole('textbox', { name: 'Name' }), 'Jaipur');
  await fill(user, zone.getByRole('textbox', { name: 'Pincodes' }), '302, 3030');
  await user.clear(screen.getByRole('textbox', { name: 'Most in cash (₹)' }));
  await fill(user, screen.getByRole('textbox', { name: 'Most in cash (₹)' }), '12,000');
  await fill(user, screen.getByRole('textbox', { name: 'Free from (₹)' }), '1999');
  await user.click(screen.getByRole('button', { name: 'Remove Zone 1' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Save the profile' }));
  expect(await screen.findByText('The profile is saved.')).toBeVisible();
  expect(saves.map(({ DryRun, ExpectedVersion }) => [DryRun, ExpectedVersion])).toEqual([
    [true, 4],
    [false, 4],
  ]);
  const { delivery: saved, cashOnDelivery } = saves[1]?.Profile ?? DEMO_PROFILE;
  expect(saved.zones).toHaveLength(2);
  expect(saved.zones.at(-1)).toMatchObject({ name: 'Jaipur', pincodes: ['302', '3030'], days: [3, 6] });
  expect([saved.freeFrom, cashOnDelivery.limit]).toEqual([1999, 12_000]);
});

test('what is wrong is told at its field and in a sentence, and a text that is no number at once', async () => {
  const user = await open(DeliveryScreen);
  refusal = { Field: 'Profile.delivery.zones.0.days', Message: 'must not end before it begins' };
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Delivery, zones 1, days: must not end before it begins.')).toBeVisible();
  const zone = within(screen.getByRole('group', { name: 'Zone 1' }));
  expect(zone.getByText('It must not end before it begins.')).toBeVisible();
  await fill(user, screen.getByRole('textbox', { name: 'Charge (₹)' }), '.50');
  expect(screen.getByText('Type a whole number.')).toBeVisible();
});

test('a network, a typeface with its file, are chosen, and a language is taken off', async () => {
  const user = await open(ShopScreen);
  await fill(user, screen.getByRole('textbox', { name: 'Instagram' }), 'https://www.instagram.com/acme');
  await user.click(screen.getByRole('combobox', { name: 'All other text' }));
  await user.click(screen.getByRole('option', { name: 'Your own file, a sans' }));
  await user.upload(screen.getByLabelText('Font of text', { selector: 'input' }), new File(['abc'], 'own.woff2'));
  await user.click(screen.getByRole('checkbox', { name: /हिन्दी/ }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByRole('button', { name: 'Save the profile' });
  expect(saves[0]?.Profile).toMatchObject({
    social: { instagram: 'https://www.instagram.com/acme' },
    typefaces: { display: 'newsreader', text: 'own-sans' },
    textFont: 'own.woff2',
    languages: ['en'],
  });
  expect(saves[0]?.Pictures).toEqual([{ Field: 'textFont', ContentBase64: btoa('abc') }]);
});
