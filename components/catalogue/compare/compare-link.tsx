import * as paths from '#lib/shared/paths.ts';
import type { ComparedProduct } from '#lib/storefront/catalogue/compare/types.ts';
import { COMPARE_CLASS, CompareLabel } from './compare-label';

/**
 * The link to a comparison that begins with a product. A script loaded later replaces it by a button that
 * chooses the product.
 */
export function CompareLink({ product: { code, title } }: { product: ComparedProduct }) {
  return (
    <div data-compare={code} data-title={title}>
      <span className="compare-page">
        <a href={paths.compare([code])} rel="nofollow" className={COMPARE_CLASS}>
          <CompareLabel isChosen={false} />
        </a>
      </span>
    </div>
  );
}
