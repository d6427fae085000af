import type { CookieStore } from 'iron-session';
import { refusedPage } from '#lib/forms/refused-page.ts';
import { sealedCookies } from '#lib/session/settings.ts';
import { formNotes, writeNote } from '#lib/session/short-notes.ts';
import { type Losses, lossOf } from './loss-of.ts';

/**
 * Lets the page that a form without scripts leads to say that the change cost the cart its coupon or gift coupon: what
 * was stored is dropped already, so that the page itself could not know. Returns the address to go to.
 */
export async function tellDropped(cookies: CookieStore, location: string, cart: Losses): Promise<string> {
  const loss = lossOf(cart);
  if (!loss) return location;
  const { form, words } = loss;
  await writeNote(cookies, formNotes, { form, values: {}, problems: { '': words } }, sealedCookies());
  return refusedPage(location, form);
}
