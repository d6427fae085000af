/** What is known of a shopper and their cart who wants to check out. */
export interface CheckoutEntry {
  signedIn: boolean;
  /** Pieces in the cart; 0 where there is no basket. */
  count: number;
}

/** Where a shopper has to go before the checkout opens; null where it does. Who has to sign in is told so first. */
export function checkoutGuard({ signedIn, count }: CheckoutEntry): 'sign-in' | 'cart' | null {
  if (!signedIn) return 'sign-in';
  return count > 0 ? null : 'cart';
}

/** Whether a page of the account is closed to a shopper until they sign in. */
export function isAccountClosed({ signedIn }: { signedIn: boolean }): boolean {
  return !signedIn;
}

/** Whether the recovery is closed: it is for who is signed out, and anybody else has no need of it. */
export function isRecoveryClosed({ signedIn }: { signedIn: boolean }): boolean {
  return signedIn;
}

/** Whether links of mails lead nowhere here: in corporate mode, except on the hosts of the private sale. */
export function isResetClosed({
  corporateSite,
  privateSale,
}: {
  corporateSite: boolean;
  privateSale: boolean;
}): boolean {
  return corporateSite && !privateSale;
}
