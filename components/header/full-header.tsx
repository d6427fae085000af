import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { Device } from '#lib/storefront/platform/gate/index.ts';
import { otherLanguages } from '#lib/storefront/platform/site/offered-languages.ts';
import * as m from '#messages';
import { LanguageLinks } from '@/components/header/language-links';
import { PincodeControl } from '@/components/pincode/pincode-control';
import { SearchButton } from '@/components/search/search-button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { AccountLink } from './account-link';
import { CartLink } from './cart-link';
import type { FrameMenu } from './frame-menu';
import { HomeLink } from './home-link';
import { MainMenu } from './main-menu';
import { MobileMenu } from './mobile-menu';

interface FullHeaderProps {
  /** The menu has no categories where it was never fetched: the desktop menu is then omitted. */
  menu: FrameMenu;
  /** Mobile devices get only the mobile header; others get both, switched at 992 px by CSS. */
  device: Device;
  /** Whether the cart link shows the number of items. */
  cartCount: boolean;
  wishlist: boolean;
}

/**
 * The header of all pages except those between cart and order: order status, home, search, account, cart and
 * menu.
 */
export function FullHeader({ menu, device, cartCount, wishlist }: FullHeaderProps) {
  const accountHint = wishlist ? m.headerAccountHintWishlist() : m.headerAccountHint();
  return (
    <header id="site-header" className="border-line border-b bg-paper">
      {/* Rendering waits until the header is complete, because its centred menu would move as its items arrive. */}
      <link rel="expect" href="#site-header" blocking="render" />
      {device === 'desktop' && (
        <div className="max-lg:hidden">
          <div className="page-width grid h-18 grid-cols-[1fr_auto_1fr] items-center">
            <div className="-ml-1 flex items-center gap-x-5 text-sm xl:tracking-wide">
              <Link href={paths.trackOrder()} className="flex min-h-11 items-center px-1 hover:text-brass">
                {m.headerOrderStatus()}
              </Link>
              <PincodeControl hasIcon className="min-h-11 px-1" />
            </div>
            <HomeLink />
            <div className="-mr-2.5 flex items-center justify-self-end">
              <LanguageLinks
                languages={otherLanguages()}
                className="mr-2 flex min-h-11 items-center px-2 text-sm hover:text-brass"
              />
              <SearchButton />
              <AccountLink />
              {wishlist && (
                <Link
                  href={paths.wishlist()}
                  aria-label={m.headerWishlist()}
                  className="grid size-11 place-items-center hover:text-brass"
                >
                  <Icon name="heart" />
                </Link>
              )}
              <CartLink showCount={cartCount} opensMiniCart />
            </div>
          </div>
          {menu.top.length > 0 && <MainMenu version={menu.version} />}
        </div>
      )}
      <div className={device === 'desktop' ? 'lg:hidden' : ''}>
        <div className="grid h-12 grid-cols-[1fr_auto_1fr] items-center px-2 md:h-14 md:px-6">
          <div>
            {/* Without wishlists neither the page nor its payload may mention them. */}
            <MobileMenu
              shopName={shopName()}
              categories={menu.top}
              device={device}
              accountHint={accountHint}
              languages={otherLanguages()}
              {...(wishlist && { wishlist })}
            />
          </div>
          <HomeLink />
          <div className="flex items-center justify-self-end">
            <SearchButton />
            <CartLink showCount={cartCount} />
          </div>
        </div>
      </div>
    </header>
  );
}
