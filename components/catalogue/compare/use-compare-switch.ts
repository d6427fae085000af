import { useState } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { toggleCompared } from '#lib/storefront/catalogue/compare/client.ts';
import type { ComparedProduct } from '#lib/storefront/catalogue/compare/types.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';

/**
 * Adds a product to the comparison or removes it; `isFull` says that the last press was refused because the comparison
 * is full. Where the browser cannot keep the choice, the comparison with the product opens.
 */
export function useCompareSwitch(): { isFull: boolean; toggle: (product: ComparedProduct) => void } {
  const [isFull, setIsFull] = useState(false);
  const toggle = (product: ComparedProduct) => {
    const done = toggleCompared(product);
    setIsFull(done === 'full');
    if (done === 'unkept') window.location.assign(localHref(paths.compare([product.code])));
  };
  return { isFull, toggle };
}
