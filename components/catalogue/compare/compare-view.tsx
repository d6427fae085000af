import { COMPARED_MAXIMUM } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { compareProducts, onlyDifferences as withoutSame } from '#lib/storefront/catalogue/compare/compare-products.ts';
import type { Product, ProductSummary } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { AddMore } from './add-more';
import { CompareTable } from './compare-table';
import { SyncComparedProducts } from './sync-compared-products';

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
      <Breadcrumb crumbs={[{ name: m.compareTitle(), href: paths.compare() }]} />
      <div className="mt-3 mb-5 md:mt-5 md:mb-8">
        <h1 className="text-4xl md:text-5xl">{m.compareTitle()}</h1>
        {isIncomplete && <p className="mt-3 text-warning">{m.compareIncomplete()}</p>}
        {isTooMany && <p className="mt-3 text-warning">{m.compareTooMany({ maximum: COMPARED_MAXIMUM })}</p>}
        {!isAlone && <DifferencesSwitch codes={codes} isOn={onlyDifferences} />}
      </div>
      {products.length === 0 ? <EmptyComparison /> : <CompareTable products={products} groups={shown} />}
      {!isAlone && shown.length === 0 && <p className="py-8 text-muted">{m.compareNoDifferences()}</p>}
      <AddMore products={more} codes={codes} />
      <SyncComparedProducts products={products.map(({ code, title }) => ({ code, title }))} />
    </div>
  );
}

/** A switch between the same comparison with and without the rows that are equal for all products. */
function DifferencesSwitch({ codes, isOn }: { codes: readonly string[]; isOn: boolean }) {
  const tick = isOn ? 'border-ink bg-ink text-paper' : 'border-edge text-transparent';
  return (
    <p className="mt-3">
      <Link
        href={isOn ? paths.compare(codes) : paths.compare(codes, 'differences')}
        scroll={false}
        aria-current={isOn ? 'true' : undefined}
        className="inline-flex min-h-11 items-center gap-3 hover:text-brass"
      >
        <span className={`grid size-5 place-items-center rounded-sm border ${tick}`}>
          <Icon name="check" className="size-4" />
        </span>
        {m.compareOnlyDifferences()}
      </Link>
    </p>
  );
}

/** Replaces the table where no product is chosen. */
function EmptyComparison() {
  return (
    <div className="max-w-measure">
      <p className="text-lg text-muted">{m.compareEmpty()}</p>
      <p className="mt-8">
        <Link href={paths.home()} className={buttonClass('secondary')}>
          {m.compareContinueShopping()}
        </Link>
      </p>
    </div>
  );
}
