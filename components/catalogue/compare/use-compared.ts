import { useSyncExternalStore } from 'react';
import { onCompared, readCompared } from '#lib/storefront/catalogue/compare/client.ts';
import type { ComparedProduct } from '#lib/storefront/catalogue/compare/types.ts';

const NONE: readonly ComparedProduct[] = [];

/** The products chosen for comparison in this tab; empty on the server. */
export function useCompared(): readonly ComparedProduct[] {
  return useSyncExternalStore(onCompared, readCompared, () => NONE);
}
