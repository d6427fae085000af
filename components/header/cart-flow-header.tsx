import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { HomeLink } from './home-link';
import { LoadCheck } from './load-check-island';

const LINK = 'flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-brass';

/** The reduced header of the pages between cart and order. */
export function CartFlowHeader({ wishlist }: { wishlist: boolean }) {
  return (
    <header className="border-line border-b bg-paper">
      <div className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-6 py-2">
        <HomeLink />
        <LoadCheck />
        <nav aria-label={m.headerShopping()}>
          <ul className="flex gap-x-5 text-sm">
            <li>
              <Link href={paths.cart()} className={LINK}>
                {m.headerViewCart()}
              </Link>
            </li>
            <li>
              <Link href={paths.home()} className={LINK}>
                {m.headerContinueShopping()}
              </Link>
            </li>
            {wishlist && (
              <li>
                <Link href={paths.wishlist()} className={LINK}>
                  {m.headerWishlist()}
                </Link>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </header>
  );
}
