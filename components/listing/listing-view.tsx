import type { ComponentProps, ReactNode } from 'react';
import { forCard } from '#lib/storefront/catalogue/for-card.ts';
import type {
  ProductSummary as Card,
  FilterSuggestion,
  Listing,
  OfferBanner,
} from '#lib/storefront/catalogue/types.ts';
import { languageOfContent, languageOfTitle } from '#lib/storefront/platform/browser/content-language.ts';
import * as m from '#messages';
import { OfferBannerList } from '@/components/offers/offer-banner-list';
import { BelowFirstView } from '@/components/ui/below-first-view';
import { InItsLanguage } from '@/components/ui/in-its-language';
import { Link } from '@/components/ui/link';
import { AppliedFilters } from './applied-filters';
import { Breadcrumb } from './breadcrumb';
import { EmptyList, EmptyResult } from './empty-result';
import { Filters } from './filters';
import { ListDelivery } from './list-delivery';
import { ListState } from './list-state';
import { type ListingAddress, listingAddress } from './listing-address';
import { LoadMore } from './load-more';
import { Pagination } from './pagination';
import { ProductCard } from './product-card';
import { GRID_ITEM } from './product-grid-item';
import { SortForm } from './sort-form';
import { SORT_LABELS } from './sort-titles';

interface ListingViewProps {
  listing: Listing;
  title: string;
  /** Its sort orders apply where the list does not name its own. */
  address: ListingAddress;
  /** A line below the title, e.g. the corrected search text. */
  intro?: ReactNode;
  /** The offers on the list's products. */
  offers?: readonly OfferBanner[];
  /** Filters of an empty list whose removal yields products. */
  filterSuggestions?: readonly FilterSuggestion[];
  /** How "Relevance" ranks where it is not by matching words. */
  relevance?: string;
}

/** A list of products with its filters, sort order and pagination. */
export function ListingView({
  listing,
  title,
  address: addressOverride,
  intro,
  offers = [],
  filterSuggestions = [],
  relevance,
}: ListingViewProps) {
  const { path, query, orders, extra } = addressOverride.origin;
  const own = listing.sortOrders.length > 0 ? listing.sortOrders : orders;
  const address = listingAddress(path, query, own, extra);
  const hasTrail = listing.breadcrumb.length > 0;
  const filtered = Object.keys(query.filters).length > 0;
  const meaning = (listing.sort === 'relevance' && relevance) || SORT_LABELS[listing.sort].meaning?.();
  return (
    <div className={`page-width md:pt-5 ${hasTrail ? '' : 'pt-2'}`}>
      {hasTrail && <Breadcrumb crumbs={listing.breadcrumb} />}
      {/* On a phone it begins in the empty part of the links above, so that the first products are in view. */}
      <div className={`mb-2 md:mt-2 md:mb-6 ${hasTrail ? '-mt-2' : ''}`}>
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 lang={languageOfTitle(title)} className="text-3xl md:text-5xl">
            <InItsLanguage text={title} />
          </h1>
          <p role="status" className="text-muted text-sm">
            {m.listingProductCount({ count: listing.total })}
          </p>
          {listing.products.length > 0 && <ListDelivery />}
        </div>
        {listing.intro && (
          <p lang={languageOfContent(listing.intro)} className="mt-3 max-w-measure text-lg text-muted max-md:hidden">
            {listing.intro}
          </p>
        )}
        {intro}
        <ChildCategories entries={listing.children} />
      </div>
      <ListState facets={listing.facets} origin={address.origin} className="listing">
        {(listing.total > 0 || filtered) && <Filters total={listing.total} />}
        <div className="listing-bar">
          <SortForm sort={listing.sort} address={address} />
          <OfferBannerList offers={offers} currentPath={listing.href} besideControls />
        </div>
        <div className="listing-main">
          <h2 id="products" tabIndex={-1} className="sr-only">
            {m.listingProducts()}
          </h2>
          {filtered && <AppliedFilters />}
          <div className="listing-results">
            {listing.products.length > 0 ? (
              <ProductGrid products={listing.products} />
            ) : !filtered ? (
              <EmptyList listing={listing} />
            ) : (
              <EmptyResult listing={listing} address={address} filterSuggestions={filterSuggestions} />
            )}
          </div>
          <LoadMore listing={listing} query={query} address={address} />
          <Pagination page={listing.page} totalPages={listing.totalPages} href={address.page} />
          {/* Above the products a phone has no room for it. */}
          {listing.intro && (
            <p lang={languageOfContent(listing.intro)} className="mt-8 max-w-measure text-muted text-sm md:hidden">
              {listing.intro}
            </p>
          )}
          {meaning && listing.total > 1 && <p className="mt-8 max-w-measure text-muted text-xs">{meaning}</p>}
        </div>
      </ListState>
    </div>
  );
}

/** The subcategories as a row of links; renders nothing where there are none. */
function ChildCategories({ entries }: { entries: Listing['children'] }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={m.listingCategories()} className="mt-2 md:mt-5">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0">
        {entries.map((entry) => (
          <li key={entry.href} className="shrink-0">
            <Link
              href={entry.href}
              className="flex min-h-11 items-center gap-2 rounded-sm border border-line px-4 text-sm hover:border-brass hover:text-brass"
            >
              {entry.name}
              <span className="text-muted text-xs tabular-nums">{entry.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const FIRST_ROW = 4;
const FIRST_ROW_ON_PHONES = 2;
const SIZES = '(width >= 75rem) 17rem, (width >= 62rem) 24vw, (width >= 48rem) 31vw, 44vw';

/** What a tall window shows of a list, and the row below it: whole rows of two, three and four columns. */
const FIRST_VIEW = 12;

const GRID = 'grid grid-cols-2 gap-x-4 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4';

/** The products in groups of as many as the first view has. */
const groupsOf = (products: Card[]): Card[][] =>
  Array.from({ length: Math.ceil(products.length / FIRST_VIEW) }, (_, index) =>
    products.slice(index * FIRST_VIEW, (index + 1) * FIRST_VIEW),
  );

/**
 * The products of a list: two columns on a phone, three from 768 px, four from 1200 px. A list by its role, because the
 * cards below the first view stand in elements of their own.
 */
function ProductGrid({ products }: { products: Card[] }) {
  const [first = [], ...others] = groupsOf(products);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <ul> takes no other children than <li>
    <div role="list" aria-label={m.listingProducts()}>
      <div className={GRID}>
        {first.map((card, index) => (
          <GridItem key={card.code} card={card} eager={index < FIRST_ROW} urgent={index < FIRST_ROW_ON_PHONES} />
        ))}
      </div>
      {others.map((cards) => (
        <BelowFirstView key={cards[0]?.code} className={`list-group ${GRID}`}>
          {cards.map((card) => (
            <GridItem key={card.code} card={card} />
          ))}
        </BelowFirstView>
      ))}
    </div>
  );
}

function GridItem({ card, ...rest }: Omit<ComponentProps<typeof ProductCard>, 'sizes'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: its list is one by its role
    <div role="listitem" className={GRID_ITEM}>
      <ProductCard card={forCard(card)} sizes={SIZES} {...rest} />
    </div>
  );
}
