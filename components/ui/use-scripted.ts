'use client';

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether scripts run: false on the server and until the page has come alive, so that what needs no script is rendered. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
