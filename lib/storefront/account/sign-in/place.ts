import * as paths from '#lib/shared/paths.ts';
import type { ORDER_STATUS, SignInStep } from '#lib/shared/route-names.ts';
import { safeRedirect } from '#lib/shared/safe-redirect.ts';

/** The pages on which a shopper can sign in. */
export const SIGN_IN_PLACES = ['sign-in', 'user-access', 'checkout'] as const;
export type SignInPlace = (typeof SIGN_IN_PLACES)[number];

/** What a sign-in carries from its page to its end. */
export interface SignInContext {
  place: SignInPlace;
  /** Where the shopper was going, a path that `safeRedirect` has passed; undefined where nothing is known. */
  next?: string | undefined;
  /** What the shopper asked for who was led to the sign-in page. */
  asksFor?: typeof ORDER_STATUS | undefined;
}

/** The address of the page itself; `step` shows the form for the number although a code was sent. */
export function signInPage({ place, next, asksFor }: SignInContext, step?: SignInStep): string {
  if (place === 'checkout') return paths.checkoutContact(step);
  if (place === 'sign-in' && asksFor) return paths.orderStatus(next, step);
  return place === 'user-access' ? paths.userAccess(next, step) : paths.signIn(next, undefined, step);
}

/** Where a sign-in leads that was asked for nothing else. */
const GOALS: Record<SignInPlace, string> = {
  'sign-in': paths.profile(),
  'user-access': paths.home(),
  checkout: paths.checkout(),
};

/** Where a shopper goes who is signed in now. `next` is checked once more, at the moment of use. */
export function afterSignIn({ place, next, asksFor }: SignInContext): string {
  const goal = place === 'sign-in' && asksFor ? paths.orders() : GOALS[place];
  return safeRedirect(next) ?? goal;
}
