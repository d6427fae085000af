import { unsealData } from 'iron-session';
import type { FlashedForm } from '#lib/storefront/platform/session/flash-cookies.ts';
import { unpackFlash } from '#lib/storefront/platform/session/packed-flash.ts';
import { TEST_SECRET } from '../test-settings.ts';

/** What the sealed cookie of a form that was refused without scripts keeps; empty without a cookie. */
export async function refusedForm(sealed: string | undefined): Promise<FlashedForm> {
  return unpackFlash(await unsealData<object>(sealed ?? '', { password: TEST_SECRET })) as FlashedForm;
}

/** Syllables of Hangul in no order, which no compression makes much shorter: a few bytes more or less decide nothing. */
export function incompressibleText(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    // Park and Miller, "Random number generators: good ones are hard to find", 1988.
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCodePoint(0xac_00 + (state % 11_172));
  }).join('');
}
