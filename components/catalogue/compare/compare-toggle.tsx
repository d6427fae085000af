import { fullMessage } from '#lib/storefront/catalogue/compare/messages.ts';
import type { ComparedProduct } from '#lib/storefront/catalogue/compare/types.ts';
import { COMPARE_CLASS, CompareLabel } from './compare-label';
import { useCompareSwitch } from './use-compare-switch';
import { useCompared } from './use-compared';

/** The button that adds a product to the comparison and removes it again. */
export function CompareToggle({ product }: { product: ComparedProduct }) {
  const isChosen = useCompared().some(({ code }) => code === product.code);
  const { isFull, toggle } = useCompareSwitch();
  return (
    <>
      <button type="button" aria-pressed={isChosen} onClick={() => toggle(product)} className={COMPARE_CLASS}>
        <CompareLabel isChosen={isChosen} />
      </button>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {isFull && fullMessage()}
      </p>
    </>
  );
}
