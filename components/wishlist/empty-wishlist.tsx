import * as paths from '#lib/shared/paths.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** Replaces the items of an empty wishlist. */
export function EmptyWishlist() {
  return (
    <div className="mt-8 max-w-measure border-line border-t py-8">
      <p className="font-display text-2xl">Your wishlist is empty.</p>
      <p className="mt-2 text-muted">Select “Add to wishlist” on a product page to save it here.</p>
      <Link href={paths.home()} className={`${buttonClass('primary')} mt-6`}>
        Continue shopping
      </Link>
    </div>
  );
}
