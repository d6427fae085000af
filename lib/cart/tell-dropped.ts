import type { CookieStore } from 'iron-session';
import { refusedPage } from '#lib/forms/refused-page.ts';
import { sealedCookies } from '#lib/session/settings.ts';
import { formNotes, writeNote } from '#lib/session/short-notes.ts';
import { droppedWords } from './coupon-words.ts';
import type { Cart } from './types.ts';

/**
 * Lets the page that a form without scripts leads to say that the change cost the cart its coupon: what was stored is
 * dropped already, so that the page itself could not know. Returns the address to go to.
 */
export async function tellDropped(
  cookies: CookieStore,
  location: string,
  { couponRefusal }: Pick<Cart, 'couponRefusal'>,
): Promise<string> {
  if (!couponRefusal) return location;
  const problems = { '': droppedWords(couponRefusal, Date.now()) };
  await writeNote(cookies, formNotes, { form: 'coupon', values: {}, problems }, sealedCookies());
  return refusedPage(location, 'coupon');
}
