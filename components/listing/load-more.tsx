import { PAGES_TOGETHER } from '#lib/contract/list-vocabulary.ts';
import { PAGE_SIZE } from '#lib/storefront/catalogue/page-size.ts';
import type { Listing, ListingQuery } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { ListingAddress } from './listing-address';

interface LoadMoreProps {
  listing: Listing;
  query: ListingQuery;
  address: ListingAddress;
}

/**
 * The range of products shown, and a link to the same list with the next page appended. It is a separate URL,
 * so that Back from a product restores the list's full length; the scroll position stays. Renders nothing on a
 * single page.
 */
export function LoadMore({ listing: { page, total, totalPages, products }, query, address }: LoadMoreProps) {
  if (totalPages <= 1) return null;
  const last = Math.min(page * PAGE_SIZE, total);
  const next = page + 1;
  const hasMore = next <= totalPages && next - query.page < PAGES_TOGETHER;
  return (
    <div className="mt-4 mb-8 flex flex-col items-center gap-3" data-print="off">
      <p aria-live="polite" className="text-muted text-sm tabular-nums">
        {m.listingRange({ first: last - products.length + 1, last, total })}
      </p>
      {hasMore && (
        <Link href={address.upTo(next)} replace scroll={false} rel="nofollow" className={buttonClass('secondary')}>
          {m.listingLoadMore()}
        </Link>
      )}
    </div>
  );
}
