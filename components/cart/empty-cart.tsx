import * as paths from '#lib/shared/paths.ts';
import { RecentlyViewedContainer } from '@/components/catalogue/recently-viewed/recently-viewed-container';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** Replaces the lines of an empty cart. */
export function EmptyCart() {
  return (
    <>
      <div className="py-16 text-center">
        <p className="font-display text-2xl">Your cart is empty.</p>
        <p className="mt-2 text-muted">Items you add stay here, even if you close the window.</p>
        <Link href={paths.home()} className={`${buttonClass('secondary')} mt-8`}>
          Continue shopping
        </Link>
      </div>
      <RecentlyViewedContainer />
    </>
  );
}
