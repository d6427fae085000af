import { COMPARED_MAXIMUM } from '#lib/contract/vocabulary.ts';
import { persistedList } from '#lib/shared/persisted-list.ts';
import type { ComparedProduct } from './types.ts';

/** The products that were chosen to be compared, until the tab is closed. */
const compared = persistedList<ComparedProduct>({
  storage: 'sessionStorage',
  key: 'compared',
  maximum: COMPARED_MAXIMUM,
  readEntry: (kept) => {
    if (typeof kept !== 'object' || kept === null) return null;
    const { code, title } = kept as Record<string, unknown>;
    return typeof code === 'string' && typeof title === 'string' ? { code, title } : null;
  },
});

/** The products that are chosen, in their order; the same array as long as they are the same. */
export const readCompared = compared.read;

/** Calls back whenever others are chosen in this tab, until the returned function is called. */
export const onCompared = compared.onChange;

/** Keeps other products in place of those that were chosen; false where the browser keeps nothing. */
export function saveCompared(products: readonly ComparedProduct[]): boolean {
  return compared.keep(products.map(({ code, title }) => ({ code, title })));
}

/** Chooses a product or takes it off again. `full`: there are as many as can be compared; `unkept`: nothing is kept. */
export function switchCompared(product: ComparedProduct): 'added' | 'removed' | 'full' | 'unkept' {
  const chosen = readCompared();
  const others = chosen.filter(({ code }) => code !== product.code);
  const isChosen = others.length < chosen.length;
  if (!isChosen && chosen.length >= COMPARED_MAXIMUM) return 'full';
  if (!saveCompared(isChosen ? others : [...chosen, product])) return 'unkept';
  return isChosen ? 'removed' : 'added';
}
