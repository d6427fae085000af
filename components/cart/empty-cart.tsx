import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { RecentlyViewedContainer } from '@/components/catalogue/recently-viewed/recently-viewed-container';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** Replaces the lines of an empty cart. */
export function EmptyCart() {
  return (
    <>
      <div className="py-16 text-center">
        <p className="font-display text-2xl">{m.cartEmptyTitle()}</p>
        <p className="mt-2 text-muted">{m.cartEmptyText()}</p>
        <Link href={paths.home()} className={`${buttonClass('secondary')} mt-8`}>
          {m.cartContinueShopping()}
        </Link>
      </div>
      <RecentlyViewedContainer />
    </>
  );
}
