import type { SortOrder } from '#lib/contract/vocabulary.ts';
import type { ListingAddress } from './listing-address';
import { SortSelect } from './sort-select';

const TITLES: Record<SortOrder, string> = {
  popularity: 'Popularity',
  relevance: 'Relevance',
  newest: 'Newest',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  discount: 'Discount',
  origin: 'Country of origin',
};

interface SortFormProps {
  sort: SortOrder;
  address: ListingAddress;
}

/** "Sort by": a plain form, sent at once where scripts run and by its button where they do not. */
export function SortForm({ sort, address }: SortFormProps) {
  const choices = address.place.orders.map((order) => ({
    value: order,
    title: TITLES[order],
    href: address.sorted(order),
  }));
  return (
    <form action={address.place.path} method="get" className="flex items-center gap-3" data-print="off">
      {address.carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="whitespace-nowrap text-muted text-sm">
        Sort by
      </label>
      <SortSelect key={sort} id="sort" chosen={sort} choices={choices} />
      <noscript>
        <button type="submit" className="min-h-11 rounded-sm border border-edge px-4 text-sm">
          Apply
        </button>
      </noscript>
    </form>
  );
}
