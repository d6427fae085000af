import * as apiPaths from '#lib/shared/api-paths.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { inSequence } from '#lib/storefront/platform/http/in-sequence.ts';
import { publishCart } from './events.ts';
import { cartNoticeText } from './notices.ts';
import type { OfferChoice } from './offer-schema.ts';
import type { CartOffer, OffersReply } from './offer-types.ts';
import type { CartReply } from './types.ts';

export interface CartAddition {
  productUrl: string;
  /** Left out where the shopper chose no size: the reply then says that one is needed. */
  sku?: string;
  quantity: number;
  /** One per intended change, from `newKey`: a repeat with the same key adds nothing more. */
  key: string;
}

const UNREACHABLE: CartReply = { ok: false, reason: 'unavailable', message: cartNoticeText('unavailable') };

/** A key for one intended change; `crypto.randomUUID` would need https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isCartReply(body: unknown): body is CartReply {
  return typeof body === 'object' && body !== null && 'ok' in body && ('cart' in body || 'message' in body);
}

async function send(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  body?: object,
  address: string = apiPaths.cart(),
  added?: CartAddition,
): Promise<CartReply> {
  const ask = async (): Promise<unknown> => {
    const response = await browserFetch(address, {
      method,
      // A change asked for just before the page is left still arrives.
      keepalive: method !== 'GET',
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return response.json();
  };
  try {
    // A look changes nothing, and waits for nothing.
    const reply = await (method === 'GET' ? ask() : inSequence(ask));
    if (!isCartReply(reply)) return UNREACHABLE;
    // What a read told is for who asked: it may be older than a change that was answered meanwhile.
    if (reply.cart && method === 'GET') publishCart(null, { read: reply.cart });
    else if (reply.cart) publishCart(reply.cart, reply.ok && added ? { added } : {});
    return reply;
  } catch {
    // No network, or an answer that is not JSON: nothing is known, and the reply says so.
    return UNREACHABLE;
  }
}

/** The cart as it is now. These functions never throw: what went wrong stands in the reply. */
export const readCart = (): Promise<CartReply> => send('GET');

export const addToCart = (addition: CartAddition): Promise<CartReply> => send('POST', addition, undefined, addition);

/** Sets the absolute quantity of a line, from 1 up. With a `version` it is refused where the cart has changed since. */
export const setQuantity = (lineId: string, quantity: number, version?: number): Promise<CartReply> =>
  send('PATCH', { lineId, quantity, version });

export const sendLineRemoval = (lineId: string): Promise<CartReply> => send('DELETE', { lineId });

/** Moves a line onto the wishlist. */
export const moveToWishlist = (lineId: string): Promise<CartReply> => send('POST', { lineId }, apiPaths.cartWishlist());

/** The offers of the cart as they are now; throws where they cannot be had. */
export async function readOffers(): Promise<CartOffer[]> {
  const response = await browserFetch(apiPaths.cartOffers());
  const reply = (await response.json()) as OffersReply;
  if (!reply.ok) throw new Error(reply.message);
  return reply.offers;
}

/** Gives a line an offer, or none. */
export const sendOfferChoice = (choice: OfferChoice): Promise<CartReply> =>
  send('PATCH', choice, apiPaths.cartOffers());
