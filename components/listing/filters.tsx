'use client';

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { facetLinker, listingHref, withoutFilters } from '#lib/storefront/catalogue/listing-query.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { FacetGroup } from './facet-group';
import type { FilterSheet } from './filter-sheet';
import { useListState } from './list-state';

/** The number of groups that are open initially: beside the products, and in a phone's sheet. */
const OPEN_BESIDE = 5;
const OPEN_IN_SHEET = 2;

/**
 * The region "Filters": links in named groups that switch a value on or off. On a wide screen they are beside
 * the products; on a narrow one they are collapsed, or with scripts open over the whole screen. A client
 * component, so that its facets are sent to the browser once, as data instead of a rendered tree.
 */
export function Filters({ total }: { total: number }) {
  const { facets, origin } = useListState();
  const [Sheet, setSheet] = useState<typeof FilterSheet | null>(null);
  const opener = useRef<HTMLElement>(null);
  const { path, query, extra } = origin;
  const chosen = Object.values(query.filters).flat().length;

  // Elements behind the sheet cannot take the focus before it is closed.
  useEffect(() => {
    if (Sheet) return () => opener.current?.focus({ preventScroll: true });
  }, [Sheet]);

  // A stable function, so that the popstate listener was added before Back is pressed.
  const close = useCallback(() => setSheet(null), []);
  const openSheet = async (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const folded = event.currentTarget.closest('details');
    const loaded = await import('./filter-sheet').catch(() => null);
    if (loaded) setSheet(() => loaded.FilterSheet);
    // If the script cannot be loaded, the filters expand in place.
    else if (folded) folded.open = !folded.open;
  };

  const groups = facets.map((facet, index) => (
    <FacetGroup
      key={`${path} ${facet.key}`}
      facet={facet}
      chosen={query.filters[facet.key]}
      link={facetLinker(path, query, facet.key, extra)}
      clear={listingHref(path, withoutFilters(query, facet.key), extra)}
      startsOpen={index < (Sheet ? OPEN_IN_SHEET : OPEN_BESIDE)}
    />
  ));

  return (
    <section aria-label={m.listingFilters()} data-print="off" className="facets">
      <details className="filters">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary element acts as a button */}
        <summary ref={opener} onClick={openSheet}>
          <Icon name="filter" className="size-5" />
          {chosen > 0 ? m.listingFilterChosen({ count: chosen }) : m.listingFilter()}
        </summary>
      </details>
      {/* Outside the collapsible element, because on a wide screen the groups are always visible. */}
      {!Sheet && <div className="filters-panel">{groups}</div>}
      {Sheet && (
        <Sheet
          total={total}
          clear={chosen > 0 ? listingHref(path, withoutFilters(query), extra) : null}
          onClose={close}
        >
          {groups}
        </Sheet>
      )}
    </section>
  );
}
