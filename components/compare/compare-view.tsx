import { COMPARED_MAXIMUM } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { compareProducts, onlyDifferences as withoutSame } from '#lib/storefront/catalogue/compare/compare-products.ts';
import type { Product, ProductSummary } from '#lib/storefront/catalogue/types.ts';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { AddMore } from './add-more';
import { CompareTable } from './compare-table';
import { DifferencesSwitch } from './differences-switch';
import { EmptyComparison } from './empty-comparison';
import { SaveComparedProducts } from './save-compared-products';

interface CompareViewProps {
  products: Product[];
  /** Products that could be added to the comparison. */
  more: ProductSummary[];
  /** Whether the URL names a product that was not found. */
  isIncomplete: boolean;
  isTooMany: boolean;
  onlyDifferences: boolean;
}

/** Products side by side, and suggestions to add to them. */
export function CompareView({ products, more, isIncomplete, isTooMany, onlyDifferences }: CompareViewProps) {
  const codes = products.map(({ code }) => code);
  const all = compareProducts(products);
  const shown = onlyDifferences ? withoutSame(all) : all;
  const isAlone = products.length < 2;
  return (
    <div className="page-width pt-2 pb-4 md:pt-6">
      <Breadcrumb crumbs={[{ name: 'Compare', href: paths.compare() }]} />
      <div className="mt-3 mb-5 md:mt-5 md:mb-8">
        <h1 className="text-4xl md:text-5xl">Compare</h1>
        {isIncomplete && (
          <p className="mt-3 text-warning">
            One or more of these products are no longer in the store, so we left them out.
          </p>
        )}
        {isTooMany && (
          <p className="mt-3 text-warning">
            You can compare up to {COMPARED_MAXIMUM} products. Here are the first {COMPARED_MAXIMUM}.
          </p>
        )}
        {!isAlone && <DifferencesSwitch codes={codes} isOn={onlyDifferences} />}
      </div>
      {products.length === 0 ? <EmptyComparison /> : <CompareTable products={products} groups={shown} />}
      {!isAlone && shown.length === 0 && (
        <p className="py-8 text-muted">We found no differences between these products.</p>
      )}
      <AddMore products={more} codes={codes} />
      <SaveComparedProducts products={products.map(({ code, title }) => ({ code, title }))} />
    </div>
  );
}
