import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';

/** An entry of the account navigation, with its label. */
export interface AccountLinkEntry {
  name: string;
  href: string;
}

/** The entries of the account navigation in their order. */
export function accountLinks({ wishlist, service }: { wishlist: boolean; service: boolean }): AccountLinkEntry[] {
  return [
    { name: m.accountProfile(), href: paths.profile() },
    { name: m.accountOrders(), href: paths.orders() },
    ...(service ? [{ name: m.accountServiceRequests(), href: paths.services() }] : []),
    { name: m.accountReviews(), href: paths.reviews() },
    { name: m.accountAddressBook(), href: paths.addresses() },
    ...(wishlist ? [{ name: m.accountWishlist(), href: paths.wishlist() }] : []),
    { name: m.accountPrivacy(), href: paths.privacy() },
  ];
}
