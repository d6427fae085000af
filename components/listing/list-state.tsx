'use client';

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import {
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useOptimistic,
  useRef,
} from 'react';
import { canonicalFilters } from '#lib/contract/canonical-filters.ts';
import { localHref } from '#lib/shared/language/local-href.ts';
import type { Facet, ListingQuery } from '#lib/storefront/catalogue/types.ts';
import { startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { currentNetwork } from '@/components/navigation/prefetch-plan';
import { isPlainPress } from '@/components/ui/plain-press';
import { useEarlyInput } from '@/components/ui/use-early-input';
import type { ListingOrigin } from './listing-address';

/** A pointer moving across many filters prefetches none of them. */
const REST_MS = 65;
const WHOLE_PAGE = 'full' as PrefetchKind;

interface ListState {
  facets: Facet[];
  /** The state of the list once the pending choice has arrived. */
  origin: ListingOrigin;
}

const Context = createContext<ListState | null>(null);

/** Returns the list state of the surrounding ListState. Throws outside of one. */
export function useListState(): ListState {
  const state = useContext(Context);
  if (!state) throw new Error('useListState needs a ListState around it.');
  return state;
}

function ownLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.pathname === window.location.pathname && !link.hash ? link : null;
}

/**
 * Returns the query of one of the list's own links, which all lead to page 1 and one of the list's sort
 * orders.
 */
function queryOf(href: string, { orders }: ListingOrigin): ListingQuery {
  const { searchParams } = new URL(href, window.location.href);
  return {
    filters: Object.fromEntries(canonicalFilters((key) => searchParams.getAll(key))),
    sort: orders.find((order) => order === searchParams.get('sort')),
    page: 1,
  };
}

interface ListStateProps {
  facets: Facet[];
  origin: ListingOrigin;
  className: string;
  children: ReactNode;
}

/**
 * Lets a list change in place: hundreds of plain links to its other states and the options of its sort select
 * share one handler. A choice shows immediately and the next one builds on it; `data-pending` is set until the
 * products have followed.
 */
export function ListState({ facets, origin, className, children }: ListStateProps) {
  const router = useRouter();
  const [query, choose] = useOptimistic(origin.query);
  const list = useRef<HTMLDivElement>(null);
  const rest = useRef<number | undefined>(undefined);
  /** The dialog with the choices, and the URL before them: all choices of one dialog share one history entry. */
  const step = useRef<{ dialog: Element | null; from: string }>({ dialog: null, from: '' });

  const go = (href: string, replaces: boolean) => {
    window.clearTimeout(rest.current);
    startRoute(false);
    startTransition(() => {
      choose(queryOf(href, origin));
      router[replaces ? 'replace' : 'push'](localHref(href), { scroll: false });
    });
  };

  const follow = (event: MouseEvent) => {
    const link = ownLink(event);
    if (!link || !isPlainPress(event) || event.defaultPrevented) return;
    event.preventDefault();
    const dialog = link.closest('dialog');
    const isFirst = dialog === null || dialog !== step.current.dialog;
    if (isFirst) step.current = { dialog, from: window.location.href };
    // Before the first choice has arrived there is no history entry to replace.
    go(link.pathname + link.search, !isFirst && window.location.href !== step.current.from);
  };

  const sort = ({ target }: { target: EventTarget | null }) => {
    const href = target instanceof HTMLSelectElement && target.selectedOptions[0]?.dataset.href;
    if (href) go(href, false);
  };
  useEarlyInput(list, (early) => {
    const select = early.querySelector('select');
    const initialOption = [...(select?.options ?? [])].find(({ defaultSelected }) => defaultSelected);
    // A list in an order that it does not offer has no selected option, so the select's value is no choice.
    if (initialOption && !initialOption.selected) sort({ target: select });
  });

  useEffect(() => () => window.clearTimeout(rest.current), []);
  const fetchAhead = (event: PointerEvent) => {
    window.clearTimeout(rest.current);
    const link = ownLink(event);
    if (!link || currentNetwork().saveData) return;
    rest.current = window.setTimeout(() => router.prefetch(link.pathname + link.search, { kind: WHOLE_PAGE }), REST_MS);
  };

  return (
    <Context value={{ facets, origin: { ...origin, query } }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link dispatches a click event */}
      <div
        ref={list}
        className={className}
        data-pending={query === origin.query ? undefined : ''}
        onClick={follow}
        onChange={sort}
        onPointerOver={fetchAhead}
        onPointerCancel={() => window.clearTimeout(rest.current)}
      >
        {children}
      </div>
    </Context>
  );
}
