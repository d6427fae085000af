import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { DEMO_PROFILE, type ShopProfile } from '#lib/shared/shop-profile.ts';
import { renderSignedIn, sessionOf } from './signed-in-screen.tsx';

const SESSION = sessionOf('manager', ['ShopProfile', 'SaveShopProfile']);
const { delivery } = DEMO_PROFILE;
/** Few zones, because each has a list of all states. */
const PROFILE: ShopProfile = { ...DEMO_PROFILE, delivery: { ...delivery, zones: delivery.zones.slice(0, 2) } };

interface SavedForm {
  Profile: ShopProfile;
  Pictures: { Field: string; ContentBase64: string }[];
  ExpectedVersion: number;
  DryRun: boolean;
}

/** What a screen of the profile sent, and what the next saves are refused with. */
export interface ShopServer {
  saves: SavedForm[];
  refusal: { Field: string; Message: string } | null;
}

/** Answers the calls of a screen with the profile of the demo, in version 4. */
export function serveShopForm(): ShopServer {
  const server: ShopServer = { saves: [], refusal: null };
  // The simulated browser does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
  const shop = { Version: 4, Profile: PROFILE, Pictures: [], SavedBy: '', SavedAt: 0 };
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    const answers: Record<string, () => object> = {
      '/api/StaffSession': () => ({ data: SESSION }),
      '/api/ShopProfile': () => ({ data: shop }),
      '/api/SaveShopProfile': () => {
        const save: SavedForm = JSON.parse(String(init.body));
        server.saves.push(save);
        const details = server.refusal;
        if (details) return { error: { code: 'InvalidRequest', message: 'Refused.', details } };
        return { data: { ...shop, Profile: save.Profile, Warnings: [] } };
      },
    };
    const body = answers[path]?.() ?? {};
    return { ok: 'data' in body, json: async () => body };
  }) as unknown as typeof fetch;
  return server;
}

/** Opens a screen of the profile and waits for its form. */
export async function openShopForm(Page: ComponentType) {
  const user = userEvent.setup();
  renderSignedIn(Page);
  await screen.findByRole('button', { name: 'Check' });
  return user;
}

/** Pastes a text into a field in place of what is there, which renders the form twice. */
export async function fillField(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
