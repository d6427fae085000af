import * as paths from '#lib/shared/paths.ts';
import type { HomeStore } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { featuredStores } from './featured-stores';
import { SectionHeading } from './section-heading';

const GRID = 'grid gap-x-8 border-line border-t sm:grid-cols-2 lg:grid-cols-3';

/** The physical stores: one of each of the largest cities, the others behind a toggle. */
export function StoresSection({ title, stores }: { title: string; stores: HomeStore[] }) {
  if (stores.length === 0) return null;
  const { notable, others, cities } = featuredStores(stores);
  return (
    <section aria-label={title} className="page-width">
      <SectionHeading title={title} href={paths.stores()} />
      <p className="-mt-4 mb-6 text-muted md:-mt-6">{m.homeStoresIntro({ count: stores.length, cities })}</p>
      <ul className={GRID}>
        {notable.map((shop) => (
          <HomeStoreCard key={shop.name} shop={shop} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className="group">
          <summary className="mt-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-brass [&::-webkit-details-marker]:hidden">
            {m.homeMoreStores({ count: others.length })}
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

/** One physical store: a link to its page, its address, its opening hours, and its number to call. */
function HomeStoreCard({ shop }: { shop: HomeStore }) {
  const { name, href, address, city, pincode, phone } = shop;
  const hours = shop.hours.map((entry) => `${entry.days} ${entry.hours.replace('-', '–')}`);
  return (
    <li className="min-w-0 border-line border-b py-2 text-muted text-sm md:py-4">
      <h3 className="font-medium font-sans text-base text-ink">
        {href ? (
          <Link href={href} className="inline-flex min-h-11 items-center hover:text-brass md:min-h-8">
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p>
        {address}, {city} {pincode}
      </p>
      <p>{hours.join(', ')}</p>
      <a
        href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        aria-label={m.storesCall({ name, phone })}
        className={`${LINK_CLASS} md:min-h-8`}
      >
        {phone}
      </a>
    </li>
  );
}
