import { COMPARED_MAXIMUM } from '#lib/contract/vocabulary.ts';
import { persistedList } from '#lib/storefront/platform/browser/persisted-list.ts';
import type { ComparedProduct } from './types.ts';

/** The products chosen for comparison, until the tab is closed. */
const compared = persistedList<ComparedProduct>({
  storage: 'sessionStorage',
  key: 'compared',
  maximum: COMPARED_MAXIMUM,
  readEntry: (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const { code, title } = stored as Record<string, unknown>;
    return typeof code === 'string' && typeof title === 'string' ? { code, title } : null;
  },
});

/** The chosen products in their order; the same array as long as they do not change. */
export const readCompared = compared.read;

/** Subscribes to changes of the chosen products in this tab. Returns the unsubscribe function. */
export const onCompared = compared.onChange;

/** Replaces the chosen products; false where the browser cannot store them. */
export function saveCompared(products: readonly ComparedProduct[]): boolean {
  return compared.save(products.map(({ code, title }) => ({ code, title })));
}

/**
 * Adds a product to the comparison or removes it. `full`: the comparison is full; `unkept`: the browser cannot
 * store it.
 */
export function toggleCompared(product: ComparedProduct): 'added' | 'removed' | 'full' | 'unkept' {
  const chosen = readCompared();
  const others = chosen.filter(({ code }) => code !== product.code);
  const isChosen = others.length < chosen.length;
  if (!isChosen && chosen.length >= COMPARED_MAXIMUM) return 'full';
  if (!saveCompared(isChosen ? others : [...chosen, product])) return 'unkept';
  return isChosen ? 'removed' : 'added';
}
