import { useState } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { switchCompared } from '#lib/storefront/catalogue/compare/client.ts';
import { FULL_MESSAGE } from '#lib/storefront/catalogue/compare/messages.ts';
import type { ComparedProduct } from '#lib/storefront/catalogue/compare/types.ts';
import { COMPARE_CLASS, CompareLabel } from './compare-label';
import { useCompared } from './use-compared';

/** The button that adds a product to the comparison and removes it again. */
export function CompareToggle({ product }: { product: ComparedProduct }) {
  const isChosen = useCompared().some(({ code }) => code === product.code);
  const [isFull, setIsFull] = useState(false);
  const toggle = () => {
    const done = switchCompared(product);
    setIsFull(done === 'full');
    if (done === 'unkept') window.location.assign(paths.compare([product.code]));
  };
  return (
    <>
      <button type="button" aria-pressed={isChosen} onClick={toggle} className={COMPARE_CLASS}>
        <CompareLabel isChosen={isChosen} />
      </button>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {isFull && FULL_MESSAGE}
      </p>
    </>
  );
}
