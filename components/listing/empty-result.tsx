import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { ListingAddress } from './listing-address';

/** What stands in place of the products where the chosen filters leave none. */
export function EmptyResult({ address }: { address: ListingAddress }) {
  return (
    <div className="max-w-measure py-8">
      <h2 className="text-2xl">No products match these filters</h2>
      <p className="mt-2 text-muted">Remove one of them above, or start again with the whole list.</p>
      <p className="mt-6">
        <Link href={address.withoutFilters} className={buttonClass('secondary')}>
          Show all products
        </Link>
      </p>
    </div>
  );
}
