import type { MenuEntry } from '#lib/content/types.ts';
import type { Device } from '#lib/gate/index.ts';
import { SearchForm } from '@/components/search/search-form';
import { AccountLink } from './account-link';
import { CartLink } from './cart-link';
import { HomeLink } from './home-link';
import { MainMenu } from './main-menu';
import { MobileMenu } from './mobile-menu';

interface FullHeaderProps {
  /** Empty where they were never known: the desktop menu is left out then. */
  entries: MenuEntry[];
  /** A mobile device gets the mobile header alone; any other gets both, switched at 992 px by CSS. */
  device: Device;
  /** Whether the cart's link shows how many items the cart holds. */
  cartCount: boolean;
  wishlist: boolean;
}

/** The header of all pages but those between cart and order: search, home, account, cart and the menu. */
export function FullHeader({ entries, device, cartCount, wishlist }: FullHeaderProps) {
  const accountHint = wishlist ? 'Orders, Wishlist, Address Book & more' : 'Orders, Address Book & more';
  return (
    <header id="site-header" className="border-line border-b bg-paper">
      {/* Nothing is painted before the header is whole: its centred menu would move as its items arrive. */}
      <link rel="expect" href="#site-header" blocking="render" />
      {device === 'desktop' && (
        <div className="max-lg:hidden">
          <div className="page-width grid h-20 grid-cols-[1fr_auto_1fr] items-center">
            <SearchForm id="search-wide" className="w-72" />
            <HomeLink />
            <div className="-mr-2.5 flex items-center justify-self-end">
              <AccountLink />
              <CartLink showCount={cartCount} opensMiniCart />
            </div>
          </div>
          {entries.length > 0 && <MainMenu entries={entries} />}
        </div>
      )}
      <div className={device === 'desktop' ? 'lg:hidden' : ''}>
        <div className="grid h-16 grid-cols-[1fr_auto_1fr] items-center px-2 md:px-6">
          <div>
            <MobileMenu entries={entries} accountHint={accountHint} />
          </div>
          <HomeLink />
          <div className="flex items-center justify-self-end">
            <CartLink showCount={cartCount} />
          </div>
        </div>
        <SearchForm id="search-narrow" className="mx-4 mb-3 md:mx-8" />
      </div>
    </header>
  );
}
