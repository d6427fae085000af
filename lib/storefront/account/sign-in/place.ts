import * as paths from '#lib/shared/paths.ts';
import type { ORDER_STATUS, SignInStep } from '#lib/shared/route-names.ts';
import { safeRedirect } from '#lib/storefront/platform/site/safe-redirect.ts';

/** The pages on which a shopper can sign in. */
export const SIGN_IN_PLACES = ['sign-in', 'user-access', 'checkout'] as const;
type SignInPlace = (typeof SIGN_IN_PLACES)[number];

/** The context that a sign-in carries from its page to its end. */
export interface SignInContext {
  place: SignInPlace;
  /** The page to return to, a path that `safeRedirect` has accepted; undefined where it is not known. */
  next?: string | undefined;
  /** The purpose of a shopper who was redirected to the sign-in page, such as the order status. */
  destination?: typeof ORDER_STATUS | undefined;
}

/** The address of the sign-in page; `step` shows the number form although a code was sent. */
export function signInPage({ place, next, destination }: SignInContext, step?: SignInStep): string {
  if (place === 'checkout') return paths.checkoutContact(step);
  if (place === 'sign-in' && destination) return paths.orderStatus(next, step);
  return place === 'user-access' ? paths.userAccess(next, step) : paths.signIn(next, undefined, step);
}

/** The page after a sign-in without another target. */
const GOALS: Record<SignInPlace, string> = {
  'sign-in': paths.profile(),
  'user-access': paths.home(),
  checkout: paths.checkout(),
};

/** The page after sign-in. `next` is validated again at the moment of use. */
export function afterSignIn({ place, next, destination }: SignInContext): string {
  const goal = place === 'sign-in' && destination ? paths.orders() : GOALS[place];
  return safeRedirect(next) ?? goal;
}
