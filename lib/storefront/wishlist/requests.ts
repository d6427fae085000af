import * as apiPaths from '#lib/shared/api-paths.ts';
import { postFields } from '#lib/storefront/platform/forms/submit.ts';
import { wishlistNoticeText } from './notices.ts';
import type { WishlistCodesReply, WishlistReply } from './types.ts';

const UNREACHABLE: WishlistReply = { ok: false, reason: 'unavailable', message: wishlistNoticeText('unavailable') };

function isReply(body: unknown): body is WishlistReply {
  return typeof body === 'object' && body !== null && 'ok' in body && 'message' in body;
}

/** Sends a change of the wishlist: the fields of one of its forms. Never throws: what went wrong stands in the reply. */
export async function changeWishlist(fields: Readonly<Record<string, string>>): Promise<WishlistReply> {
  const body = await postFields(apiPaths.wishlist(), fields);
  return isReply(body) ? body : UNREACHABLE;
}

/** The codes of the products on the wishlist; null where they cannot be had, or nobody is signed in. */
export async function readWishlistCodes(signal: AbortSignal): Promise<string[] | null> {
  try {
    const response = await fetch(apiPaths.wishlist(), { signal });
    const body = (await response.json()) as WishlistCodesReply;
    return body.ok ? body.codes : null;
  } catch {
    // No network, left the page, or not JSON: the page shows what it would to a guest.
    return null;
  }
}
