'use client';

import { useSyncExternalStore } from 'react';
import { onShopperChange } from '#lib/storefront/account/session-check.ts';
import { hasSignedInCookie } from '#lib/storefront/platform/session/signed-in.ts';

const read = () => hasSignedInCookie(document.cookie);
// The page is the same for all shoppers, so the server knows no customer.
const signedOut = () => false;

/**
 * Whether a customer is signed in, according to this browser's cookie; follows sign-ins and sign-outs in any
 * tab.
 */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onShopperChange, read, signedOut);
}
