import { REVIEW_ORDERS, type ReviewOrder } from '#lib/contract/review-vocabulary.ts';
import { parsePageNumber } from '#lib/shared/page-params.ts';
import type { ReviewsQuery } from './types.ts';

type Parameters = Partial<Record<'page' | 'order' | 'stars', string | string[]>>;

const DEFAULT_ORDER: ReviewOrder = 'newest';

/** Parses the query of a product's reviews; invalid values are ignored. */
export function parseReviewsQuery({ page, order, stars }: Parameters): ReviewsQuery {
  return {
    page: parsePageNumber(page),
    order: REVIEW_ORDERS.find((known) => known === order) ?? DEFAULT_ORDER,
    stars: typeof stars === 'string' && /^[1-5]$/.test(stars) ? Number(stars) : undefined,
  };
}

/** The query as parameters of an address; default values are left out. */
export function reviewsParameters({ page, order, stars }: Partial<ReviewsQuery>): {
  page: string | undefined;
  order: string | undefined;
  stars: string | undefined;
} {
  return {
    page: page === undefined || page === 1 ? undefined : String(page),
    order: order === DEFAULT_ORDER ? undefined : order,
    stars: stars === undefined ? undefined : String(stars),
  };
}
