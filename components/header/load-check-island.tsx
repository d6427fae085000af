'use client';

import { useEffect } from 'react';
import { checkOnLoad } from '#lib/storefront/account/session-check.ts';

/** Has the session checked on pages whose header shows nothing that depends on it. */
export function LoadCheck() {
  useEffect(checkOnLoad, []);
  return null;
}
