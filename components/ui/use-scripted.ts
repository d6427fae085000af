'use client';

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether scripts run: false on the server and until hydration, so that the version without JavaScript is
 * rendered first.
 */
export function useScripted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
