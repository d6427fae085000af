/** The shopper and cart on the way to the checkout. */
interface CheckoutEntry {
  signedIn: boolean;
  /** The number of items in the cart; 0 where there is no basket. */
  count: number;
}

/** The requirement before the checkout opens, the sign-in first; null where it opens. */
export function checkoutGuard({ signedIn, count }: CheckoutEntry): 'sign-in' | 'cart' | null {
  if (!signedIn) return 'sign-in';
  return count > 0 ? null : 'cart';
}

/** Whether the account pages are closed to the shopper until they sign in. */
export function isAccountClosed({ signedIn }: { signedIn: boolean }): boolean {
  return !signedIn;
}

/** Whether the account recovery is closed: only a guest needs it. */
export function isRecoveryClosed({ signedIn }: { signedIn: boolean }): boolean {
  return signedIn;
}

/**
 * Whether links from mails do not work on this host: in corporate mode, except on the hosts of the private sale.
 */
export function isResetClosed({
  corporateSite,
  privateSale,
}: {
  corporateSite: boolean;
  privateSale: boolean;
}): boolean {
  return corporateSite && !privateSale;
}
