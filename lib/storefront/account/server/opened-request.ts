import 'server-only';
import type { CookieStore } from 'iron-session';
import { openedRequest, writeFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { readPageFlash } from '#lib/storefront/platform/session/read.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';

/** Saves the number of the support request that the code opened, and clears the code. */
export async function saveOpenedRequest(cookies: CookieStore, reference: string): Promise<void> {
  await writeFlash(cookies, openedRequest, { reference }, sealedCookies());
}

/**
 * The number of the support request that this browser opened, if the address names the same one; null for any other,
 * since anyone can put a number into an address.
 */
export async function getOpenedRequest(reference: string | string[] | undefined): Promise<string | null> {
  if (reference === undefined) return null;
  const flash = await readPageFlash(openedRequest);
  return flash !== null && flash.reference === reference ? reference : null;
}
