import type { SortOrder } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';
import type { ListingAddress } from './listing-address';
import { SORT_LABELS } from './sort-titles';

interface SortFormProps {
  sort: SortOrder;
  address: ListingAddress;
}

/**
 * "Sort by": a plain form. With scripts the list follows a change immediately, without them the button submits
 * it.
 */
export function SortForm({ sort, address }: SortFormProps) {
  return (
    <form
      action={address.origin.path}
      method="get"
      // After Back the select must show the order of the products, not the one chosen last.
      autoComplete="off"
      className="flex shrink-0 items-center gap-3"
      data-print="off"
    >
      {address.hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="whitespace-nowrap text-muted text-sm max-lg:sr-only">
        {m.listingSortBy()}
      </label>
      <select
        key={sort}
        id="sort"
        name="sort"
        defaultValue={sort}
        autoComplete="off"
        className="min-h-11 w-40 rounded-sm border border-edge bg-paper px-3 text-sm md:w-48"
      >
        {address.origin.orders.map((order) => (
          <option key={order} value={order} data-href={address.sorted(order)}>
            {SORT_LABELS[order].title()}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="min-h-11 rounded-sm border border-edge px-4 text-sm">
          {m.commonApply()}
        </button>
      </noscript>
    </form>
  );
}
