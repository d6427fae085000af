import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pageNumbers } from './page-numbers';

interface PaginationProps {
  page: number;
  totalPages: number;
  href: (page: number) => string;
}

const BOX = 'grid min-h-11 min-w-11 place-items-center rounded-sm';

/** Real links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, totalPages, href }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={m.listingPagination()} className="mt-4 border-line border-t pt-6">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <Link
              href={href(page - 1)}
              rel="prev"
              aria-label={m.listingPreviousPage()}
              className={`${BOX} hover:text-brass`}
            >
              <Icon name="left" className="size-5" />
            </Link>
          </li>
        )}
        {pageNumbers(page, totalPages).map((number, index) =>
          number === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified by its position only
            <li key={`gap-${index}`} className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                href={href(number)}
                aria-label={m.listingPage({ page: number })}
                aria-current={number === page ? 'page' : undefined}
                className={`${BOX} tabular-nums ${number === page ? 'border border-ink' : 'hover:text-brass'}`}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < totalPages && (
          <li>
            <Link
              href={href(page + 1)}
              rel="next"
              aria-label={m.listingNextPage()}
              className={`${BOX} hover:text-brass`}
            >
              <Icon name="right" className="size-5" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
