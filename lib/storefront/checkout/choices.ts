import type { CookieStore } from 'iron-session';
import { NO_ADDRESS } from '#lib/contract/fields.ts';
import {
  type CheckoutChoices,
  checkoutChoices,
  clearFlash,
  readFlash,
  writeFlash,
} from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';

/** Letters and digits of a GST number, and of a PAN. */
const GSTIN_LENGTH = 15;
const PAN_LENGTH = 10;

/** What was chosen, without who chose it. */
export type Choices = Omit<CheckoutChoices, 'mark'>;

/** What the sign-in of this mark has chosen; nothing where the note is of another one, or of nobody. */
export function choicesOf(note: CheckoutChoices | null, mark: string | null): Choices {
  if (note === null || note.mark !== mark) return {};
  const { mark: _mark, ...choices } = note;
  return choices;
}

/** The choices of a handler's shopper, also where their order has been bought since. */
export async function readChoices(cookies: Pick<CookieStore, 'get'>, mark: string | null): Promise<Choices> {
  return choicesOf(await readFlash(cookies, checkoutChoices, sealedCookies()), mark);
}

/** Keeps them in place of those before. The note has room for all of them. */
export async function saveCheckoutChoices(cookies: CookieStore, mark: string, choices: Choices): Promise<void> {
  await writeFlash(cookies, checkoutChoices, { ...choices, mark }, sealedCookies());
}

/** Forgets them. */
export function clearCheckoutChoices(cookies: CookieStore): void {
  clearFlash(cookies, checkoutChoices, sealedCookies());
}

/** The choices with this address: delivery and bill belong to the address and begin anew with another one. */
export function withAddress(choices: Choices, addressId: string): Choices {
  if (choices.addressId === addressId) return choices;
  const { billingId: _billing, gstin: _gstin, ...others } = choices;
  return { ...others, addressId };
}

/**
 * The choices with what was typed of the bill so far, where it has room: it is no choice before it is confirmed, so the
 * delivery is open again.
 */
export function withDraft(choices: Choices, { gstin, pan }: { gstin: string; pan: string }): Choices {
  const { billingId: _billing, ...others } = choices;
  return { ...others, gstin: gstin.slice(0, GSTIN_LENGTH), pan: pan.slice(0, PAN_LENGTH) };
}

/** Which address the bill is for, of those in the book; undefined before it was confirmed, or where it is gone. */
export function billingOf<Address extends { id: string }>(
  { billingId }: Choices,
  delivery: Address,
  book: readonly Address[],
): Address | undefined {
  return billingId === NO_ADDRESS ? delivery : book.find(({ id }) => id === billingId);
}
