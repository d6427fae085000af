import * as apiPaths from '#lib/shared/api-paths.ts';
import { isTextList, readReplyFields } from '#lib/storefront/platform/browser/read-reply-fields.ts';
import { postFields } from '#lib/storefront/platform/forms/submit.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { wishlistNoticeText } from './notices.ts';
import type { WishlistReply } from './types.ts';

const UNREACHABLE: WishlistReply = { ok: false, reason: 'unavailable', message: wishlistNoticeText('unavailable') };

function isReply(body: unknown): body is WishlistReply {
  return typeof body === 'object' && body !== null && 'ok' in body && 'message' in body;
}

/** Sends a wishlist change, the fields of one of its forms. Never throws: an error is reported in the reply. */
export async function changeWishlist(fields: Readonly<Record<string, string>>): Promise<WishlistReply> {
  const body = await postFields(apiPaths.wishlist(), fields);
  return isReply(body) ? body : UNREACHABLE;
}

/** Fetches the codes of the products on the wishlist; null where they are not available, or for a guest. */
export async function readWishlistCodes(signal: AbortSignal): Promise<string[] | null> {
  try {
    const response = await browserFetch(apiPaths.wishlist(), { signal });
    const { codes } = await readReplyFields(response);
    return isTextList(codes) ? codes : null;
  } catch {
    // No network, the page was left, or not JSON: the page is shown as to a guest.
    return null;
  }
}
