import * as paths from '#lib/shared/paths.ts';
import type { HomeStore } from '#lib/storefront/catalogue/types.ts';
import { Icon } from '@/components/ui/icon';
import { featuredStores } from './featured-stores';
import { HomeStoreCard } from './home-store-card';
import { SectionHeading } from './section-heading';

const GRID = 'grid gap-x-8 border-line border-t sm:grid-cols-2 lg:grid-cols-3';

/** The physical stores: one of each of the largest cities, the others behind a toggle. */
export function StoresSection({ title, stores }: { title: string; stores: HomeStore[] }) {
  if (stores.length === 0) return null;
  const { notable, others, cities } = featuredStores(stores);
  return (
    <section aria-label={title} className="page-width">
      <SectionHeading title={title} href={paths.stores()} />
      <p className="-mt-4 mb-6 text-muted md:-mt-6">
        {stores.length === 1
          ? '1 store'
          : `${stores.length} stores in ${cities === 1 ? 'one city' : `${cities} cities`}`}
        . Visit us to try things on, for repairs, or with any question.
      </p>
      <ul className={GRID}>
        {notable.map((shop) => (
          <HomeStoreCard key={shop.name} shop={shop} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className="group">
          <summary className="mt-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-brass [&::-webkit-details-marker]:hidden">
            {others.length === 1 ? '1 more store' : `${others.length} more stores`}
            <Icon
              name="down"
              className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <ul className={`mt-2 ${GRID}`}>
            {others.map((shop) => (
              <HomeStoreCard key={shop.name} shop={shop} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
