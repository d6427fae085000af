import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import type { SharedWishlist, WishlistItem } from '#lib/storefront/wishlist/types.ts';
import * as m from '#messages';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { titleIdOf, WishlistCard } from './wishlist-card';

const FIRST_ROW = 4;

/** What a visitor with the link can do with an item: add it to the cart, or open its page. */
function Buy({ item }: { item: WishlistItem }) {
  const titleId = titleIdOf(item);
  if (!item.inStock || item.sizeNeeded) {
    return (
      <Link href={item.href} aria-describedby={titleId} className={`${buttonClass('secondary')} px-2`}>
        {item.inStock ? m.wishlistChooseSize() : m.wishlistViewProduct()}
      </Link>
    );
  }
  return (
    <form method="post" action={apiPaths.cart()}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productUrl" value={item.href} />
      <input type="hidden" name="sku" value={item.sku} />
      <Button type="submit" variant="secondary" aria-describedby={titleId} className="w-full px-2">
        {m.wishlistAddToCart()}
      </Button>
    </form>
  );
}

/** A shared wishlist as others see it. */
export function SharedWishlistView({ wishlist }: { wishlist: SharedWishlist }) {
  const { ownerName, items } = wishlist;
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-4xl">{sharedTitle(ownerName)}</h1>
      {items.length === 0 ? (
        <div className="mt-6">
          <p className="text-muted">{m.wishlistSharedEmpty()}</p>
          <Link href={paths.home()} className={`${buttonClass('secondary')} mt-6`}>
            {m.wishlistContinueShopping()}
          </Link>
        </div>
      ) : (
        <ul
          aria-label={m.wishlistTitle()}
          className="mt-8 grid grid-cols-2 gap-x-4 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4"
        >
          {items.map((item, index) => (
            <WishlistCard key={item.code} item={item} eager={index < FIRST_ROW}>
              <Buy item={item} />
            </WishlistCard>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns the title of a shared list; `ownerName` may be empty. */
export function sharedTitle(ownerName: string): string {
  return ownerName === '' ? m.wishlistSharedTitle() : m.wishlistOf({ name: ownerName });
}
