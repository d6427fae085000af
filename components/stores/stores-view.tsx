import * as paths from '#lib/shared/paths.ts';
import { storesFoundText } from '#lib/storefront/stores/found-copy.ts';
import { reservationText } from '#lib/storefront/stores/reservation-text.ts';
import type { StockedProduct, StoreQuery, StoresFound } from '#lib/storefront/stores/types.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';
import { StoreCard } from './store-card';
import { StoreForm } from './store-form';
import { hasMap, MAP_ID, StoresMap } from './stores-map';

interface StoresViewProps {
  query: StoreQuery;
  found: StoresFound;
  /** Epoch milliseconds. */
  now: number;
}

const LINK = 'inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-brass';
/** The list's columns beside a map, and without one. */
const BESIDE = 'md:max-lg:grid-cols-2 xl:grid-cols-2';
const ALONE = 'md:grid-cols-2 xl:grid-cols-3';

/** The store locator: its search, and the physical stores found. */
export function StoresView({ query, found, now }: StoresViewProps) {
  const { stores, services, brands, product } = found;
  const { text, near, service, brand, open } = query;
  const isSearch = text !== '' || near !== null || service !== '' || brand !== '' || open || product !== null;
  const isMapped = hasMap(stores);
  return (
    <div className="page-width pt-2 pb-12 md:pt-6">
      <Breadcrumb crumbs={[{ name: m.storesLocator(), href: paths.stores() }]} />
      <h1 className="mt-3 mb-5 text-4xl md:mt-5 md:text-5xl">{m.storesLocator()}</h1>
      {product ? (
        <RequestedProduct product={product} stores={stores} />
      ) : (
        <p className="mb-6 max-w-measure text-muted md:text-lg">{m.storesLocatorIntro()}</p>
      )}
      <StoreForm key={JSON.stringify(query)} query={query} services={services} brands={brands} product={product} />
      <p role="status" className="mt-5 text-sm">
        {storesFoundText(query, found)}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {isMapped && (
          <a href={`#${MAP_ID}`} className={`needs-script lg:hidden ${LINK}`}>
            {m.storesShowOnMap()}
          </a>
        )}
        {isSearch && (
          <Link href={paths.stores()} className={LINK}>
            {m.storesShowAll()}
          </Link>
        )}
      </p>
      {stores.length > 0 && (
        // Without JavaScript the list uses the full width.
        <div
          className={
            isMapped ? 'mt-2 not-noscript:lg:grid lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-x-10' : 'mt-2'
          }
        >
          <ul
            aria-label={m.storesList()}
            className={`grid gap-x-10 self-start border-line border-t ${isMapped ? BESIDE : ALONE}`}
          >
            {stores.map((store) => (
              <StoreCard key={store.code} store={store} now={now} />
            ))}
          </ul>
          <StoresMap stores={stores} isBeside />
        </div>
      )}
    </div>
  );
}

/** The product that the physical stores are searched for, with the note that no item is set aside. */
function RequestedProduct({ product, stores }: { product: StockedProduct } & Pick<StoresFound, 'stores'>) {
  const canCollect = stores.some(({ shelf }) => shelf !== null && shelf.collectHours !== null);
  return (
    <div className="mb-6 max-w-measure">
      <p className="md:text-lg">
        <TaggedText
          text={m.storesWithProduct({ title: product.title })}
          tags={{
            link: (title) => (
              <Link href={product.href} className="underline decoration-line underline-offset-4 hover:text-brass">
                {title}
              </Link>
            ),
          }}
        />
      </p>
      <p className="mt-2 text-muted text-sm">{reservationText(canCollect)}</p>
    </div>
  );
}
