import * as paths from '#lib/shared/paths.ts';

/** An entry of the account navigation, with its label. */
export interface AccountLinkEntry {
  name: string;
  href: string;
}

/** The entries of the account navigation in their order. */
export function accountLinks({ wishlist, service }: { wishlist: boolean; service: boolean }): AccountLinkEntry[] {
  return [
    { name: 'Profile', href: paths.profile() },
    { name: 'Orders', href: paths.orders() },
    ...(service ? [{ name: 'Service requests', href: paths.services() }] : []),
    { name: 'Reviews', href: paths.reviews() },
    { name: 'Address book', href: paths.addresses() },
    ...(wishlist ? [{ name: 'Wishlist', href: paths.wishlist() }] : []),
    { name: 'Privacy and data', href: paths.privacy() },
  ];
}
