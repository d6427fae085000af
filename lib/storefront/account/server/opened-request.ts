import 'server-only';
import type { CookieStore } from 'iron-session';
import { openedRequest, writeFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { readPageFlash } from '#lib/storefront/platform/session/read.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';

/** Remembers the number of the request with support that the code has opened; the code is forgotten with that. */
export async function saveOpenedRequest(cookies: CookieStore, reference: string): Promise<void> {
  await writeFlash(cookies, openedRequest, { reference }, sealedCookies());
}

/**
 * The number of the request that this browser has opened, where the address names that one; null for any other, since
 * anybody can write a number into an address.
 */
export async function getOpenedRequest(reference: string | string[] | undefined): Promise<string | null> {
  if (reference === undefined) return null;
  const note = await readPageFlash(openedRequest);
  return note !== null && note.reference === reference ? reference : null;
}
