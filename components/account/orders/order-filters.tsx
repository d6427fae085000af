import { ORDER_FILTERS } from '#lib/contract/vocabulary.ts';
import { type OrderListQuery, orderListHref, showName } from '#lib/orders/list-query.ts';
import { Link } from '@/components/ui/link';

const CHIP = 'inline-flex min-h-11 items-center rounded-sm border px-3 text-sm';

interface OrderFiltersProps {
  query: OrderListQuery;
  /** In which anything was ordered. */
  years: readonly number[];
}

/** What the list may be narrowed to, a link each; what was searched for stays. */
export function OrderFilters({ query: { show, search }, years }: OrderFiltersProps) {
  const choices = [...ORDER_FILTERS, ...years];
  return (
    <nav aria-label="Filter orders" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice}>
            <Link
              href={orderListHref({ show: choice, search })}
              aria-current={choice === show ? 'true' : undefined}
              className={`${CHIP} ${choice === show ? 'border-ink bg-ink text-paper' : 'border-edge hover:border-ink'}`}
            >
              {showName(choice)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
