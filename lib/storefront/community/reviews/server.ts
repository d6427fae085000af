import 'server-only';
import { cache } from 'react';
import { calls } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { addSurrogateKeys, markDegraded } from '#lib/storefront/platform/http/response-directives.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import { readAsCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { toOwnReviews, toProductReviews, toSaveReviewRequest } from './transform.ts';
import type { OwnReviews, ProductReviews, ReviewInput, ReviewsQuery } from './types.ts';

const FIRST_PAGE: ReviewsQuery = { page: 1, order: 'newest', stars: undefined };

/** A page of a product's published reviews. */
export async function getReviews(
  _admission: Admission,
  code: string,
  { page, order, stars }: ReviewsQuery,
): Promise<Result<ProductReviews>> {
  addSurrogateKeys(`product:${code}`);
  const request = { ProductCode: code, Page: page, Sort: order, Stars: stars };
  const result = toResult(await retail().callAsSite(calls.productReviews, request));
  return result.ok ? success(toProductReviews(result.value)) : result;
}

/**
 * The newest reviews for a product page; null where they are not available, since the page works without them.
 */
export const getNewestReviews = cache(async (admission: Admission, code: string): Promise<ProductReviews | null> => {
  const result = await getReviews(admission, code, FIRST_PAGE);
  if (result.ok) return result.value;
  if (result.failure.kind !== 'not-found') markDegraded();
  return null;
});

/** The reviews of the customer of a page at `path`; a guest is redirected to the sign-in. */
export async function getOwnReviews(path: string): Promise<Result<OwnReviews>> {
  const result = await readAsCustomer(calls.ownReviews, {}, path);
  return result.ok ? success(toOwnReviews(result.value)) : result;
}

/**
 * Adds or replaces the customer's review of a product. Not found where the customer has not received the
 * product.
 */
export async function saveReview(session: ShopperSession, input: ReviewInput): Promise<Result<unknown>> {
  return callAsCustomer(session, calls.saveReview, toSaveReviewRequest(input));
}

/** Removes the customer's review of a product; it is no failure if it was removed before. */
export async function removeReview(session: ShopperSession, code: string): Promise<Result<unknown>> {
  return callAsCustomer(session, calls.removeReview, { ProductCode: code });
}
