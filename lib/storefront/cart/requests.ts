import * as apiPaths from '#lib/shared/api-paths.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { inSequence } from '#lib/storefront/platform/http/in-sequence.ts';
import * as m from '#messages';
import { publishCart } from './events.ts';
import type { OfferChoice } from './offer-schema.ts';
import type { CartOffer, OffersReply } from './offer-types.ts';
import type { CartReply } from './types.ts';

interface CartAddition {
  productUrl: string;
  /** Left out where the shopper chose no size: the reply then has the reason `select-size`. */
  sku?: string;
  quantity: number;
  /** What to engrave; left out for nothing. */
  engraving?: string;
  /** Idempotency key from `newKey`, one for each intended change: a repeat with the same key adds nothing. */
  key: string;
}

const unreachable = (): CartReply => ({ ok: false, reason: 'unavailable', message: m.cartNoticeUnavailable() });

/** Creates an idempotency key for one intended change; `crypto.randomUUID` would need HTTPS. */
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
  const sendOnce = async (): Promise<unknown> => {
    const response = await browserFetch(address, {
      method,
      // A change requested just before the page is left still reaches the server.
      keepalive: method !== 'GET',
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return response.json();
  };
  try {
    // A read changes nothing, so it does not wait for changes.
    const reply = await (method === 'GET' ? sendOnce() : inSequence(sendOnce));
    if (!isCartReply(reply)) return unreachable();
    // A read may be older than a change answered meanwhile, so its cart is published as `read` only.
    if (reply.cart && method === 'GET') publishCart(null, { read: reply.cart });
    else if (reply.cart) publishCart(reply.cart, reply.ok && added ? { added } : {});
    return reply;
  } catch {
    // No network, or a response that is not JSON: the outcome is unknown, and the reply reports that.
    return unreachable();
  }
}

/** Reads the current cart. These functions never throw: an error is reported in the reply. */
export const readCart = (): Promise<CartReply> => send('GET');

/** Adds an item to the cart; repeating it with the same key adds nothing. */
export const addToCart = (addition: CartAddition): Promise<CartReply> => send('POST', addition, undefined, addition);

/**
 * Sets the absolute quantity of a line, at least 1. With a `version`, it is refused if the cart has changed
 * since.
 */
export const setQuantity = (lineId: string, quantity: number, version?: number): Promise<CartReply> =>
  send('PATCH', { lineId, quantity, version });

/** Removes a line from the cart. */
export const sendLineRemoval = (lineId: string): Promise<CartReply> => send('DELETE', { lineId });

/** Moves a line to the wishlist. */
export const moveToWishlist = (lineId: string): Promise<CartReply> => send('POST', { lineId }, apiPaths.cartWishlist());

/** Reads the current offers of the cart; throws where they are not available. */
export async function fetchOffers(): Promise<CartOffer[]> {
  const response = await browserFetch(apiPaths.cartOffers());
  const reply = (await response.json()) as OffersReply;
  if (!reply.ok) throw new Error(reply.message);
  return reply.offers;
}

/** Applies an offer to a line, or removes it. */
export const sendOfferChoice = (choice: OfferChoice): Promise<CartReply> =>
  send('PATCH', choice, apiPaths.cartOffers());
