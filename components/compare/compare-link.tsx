import * as paths from '#lib/shared/paths.ts';
import type { ComparedProduct } from '#lib/storefront/catalogue/compare/types.ts';
import { COMPARE_CLASS, CompareLabel } from './compare-label';

/**
 * The link to a comparison that begins with a product. A script loaded later replaces it by a button that
 * chooses the product.
 */
export function CompareLink({ product: { code, title } }: { product: ComparedProduct }) {
  return (
    // The button does what the link did, and more.
    <div data-compare={code} data-title={title} className="[&:has(>button)>a]:hidden">
      <a href={paths.compare([code])} rel="nofollow" className={COMPARE_CLASS}>
        <CompareLabel isChosen={false} />
      </a>
    </div>
  );
}
