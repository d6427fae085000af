import type { CookieStore } from 'iron-session';
import { refusedPage } from '#lib/forms/refused-page.ts';
import { HOLD_REFUSALS } from '#lib/gift-cards/hold-refusals.ts';
import { sealedCookies } from '#lib/session/settings.ts';
import { formNotes, writeNote } from '#lib/session/short-notes.ts';
import { droppedWords } from './coupon-words.ts';
import type { Cart } from './types.ts';

type Losses = Pick<Cart, 'droppedCoupon' | 'giftCouponRefusal'>;

/** The form at which it stands that the cart lost something by a change, and the words; null where it lost nothing. */
function lossOf({ droppedCoupon, giftCouponRefusal }: Losses): { form: string; words: string } | null {
  if (droppedCoupon) return { form: 'coupon', words: droppedWords(droppedCoupon, Date.now()) };
  return giftCouponRefusal && { form: 'gift-coupon', words: HOLD_REFUSALS[giftCouponRefusal] };
}

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
