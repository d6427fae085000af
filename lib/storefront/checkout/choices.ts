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

/** Lengths of a GSTIN and of a PAN. */
const GSTIN_LENGTH = 15;
const PAN_LENGTH = 10;

/** The checkout choices without the mark of the sign-in. */
export type Choices = Omit<CheckoutChoices, 'mark'>;

/**
 * The choices made under this sign-in mark; none where the cookie is of another sign-in, or where there is no
 * mark.
 */
export function choicesOf(flash: CheckoutChoices | null, mark: string | null): Choices {
  if (flash === null || flash.mark !== mark) return {};
  const { mark: _mark, ...choices } = flash;
  return choices;
}

/** The choices of a route handler's shopper, even if their order has been bought since. */
export async function readChoices(cookies: Pick<CookieStore, 'get'>, mark: string | null): Promise<Choices> {
  return choicesOf(await readFlash(cookies, checkoutChoices, sealedCookies()), mark);
}

/** Replaces the saved choices. The cookie has room for all of them. */
export async function saveCheckoutChoices(cookies: CookieStore, mark: string, choices: Choices): Promise<void> {
  await writeFlash(cookies, checkoutChoices, { ...choices, mark }, sealedCookies());
}

/** Clears the saved choices. */
export function clearCheckoutChoices(cookies: CookieStore): void {
  clearFlash(cookies, checkoutChoices, sealedCookies());
}

/**
 * The choices with this address; those for delivery and bill belong to an address and are reset with another
 * one.
 */
export function withAddress(choices: Choices, addressId: string): Choices {
  if (choices.addressId === addressId) return choices;
  const {
    billingId: _billing,
    gstin: _gstin,
    collect: _collect,
    express: _express,
    draft: _draft,
    ...others
  } = choices;
  return { ...others, addressId };
}

/** The choices with the speed of the delivery step; an order that is collected has none. */
export function withSpeed(
  { express: _before, ...choices }: Choices,
  { method, speed }: { method: 'deliver' | 'collect'; speed: 'standard' | 'express' },
): Choices {
  return method === 'deliver' && speed === 'express' ? { ...choices, express: true } : choices;
}

/** The choices without what was typed and not confirmed, for the delivery step that is sent again. */
export function withoutDraft({ draft: _draft, ...choices }: Choices): Choices {
  return choices;
}

/** The fields of the delivery step as typed. */
interface DeliveryDraft {
  gstin: string;
  pan: string;
  /** Id of the chosen billing address; empty for the delivery address. */
  billing: string;
  whatsApp?: 'on' | undefined;
}

/**
 * The choices with the unconfirmed fields of the delivery step, as far as they have room; the step is open again,
 * because they count only once confirmed.
 */
export function withDraft(choices: Choices, { gstin, pan, billing, whatsApp }: DeliveryDraft): Choices {
  const { billingId: _billing, ...others } = choices;
  const draft = { ...choices.draft, billing: billing.slice(0, NO_ADDRESS.length), whatsApp };
  return { ...others, gstin: gstin.slice(0, GSTIN_LENGTH), pan: pan.slice(0, PAN_LENGTH), draft };
}

/** The billing address from the address book; undefined before it was confirmed, or where it was deleted. */
export function billingOf<Address extends { id: string }>(
  { billingId }: Choices,
  delivery: Address,
  book: readonly Address[],
): Address | undefined {
  return billingId === NO_ADDRESS ? delivery : book.find(({ id }) => id === billingId);
}
