'use client';

import { useSyncExternalStore } from 'react';
import { onShopperChange } from '#lib/storefront/account/session-check.ts';
import { hasSignedInCookie } from '#lib/storefront/platform/session/signed-in.ts';

const read = () => hasSignedInCookie(document.cookie);
// The page is the same for everybody, so the server knows nobody.
const nobody = () => false;

/** Whether somebody is signed in, as this browser's own cookie hints; follows a sign-in or sign-out in any tab. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onShopperChange, read, nobody);
}
