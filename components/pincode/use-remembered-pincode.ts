'use client';

import { useSyncExternalStore } from 'react';
import { onPincodeChange, readRememberedPincode } from '#lib/storefront/catalogue/remembered-pincode.ts';

// The page is the same for all shoppers, so the server knows no pincode.
const none = () => '';

/** The pincode that this browser keeps; empty on the server, until hydration, and where it keeps none. */
export function useRememberedPincode(): string {
  return useSyncExternalStore(onPincodeChange, readRememberedPincode, none);
}
