'use client';

import { useEffect } from 'react';
import { checkOnLoad } from '#lib/storefront/account/session-check.ts';

/** Triggers the session check on pages whose header shows nothing that depends on the session. */
export function LoadCheck() {
  useEffect(checkOnLoad, []);
  return null;
}
