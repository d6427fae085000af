'use client';

import type { MouseEvent } from 'react';
import { facetLinker, listingHref, withoutFilters } from '#lib/storefront/catalogue/listing-query.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { useListState } from './list-state';
import { titleOfValue } from './title-of-value';

/** The pressed chip disappears, so the focus moves to the next one, or to the products where none is left. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  const item = event.target instanceof Element ? event.target.closest('li') : null;
  const next = item?.nextElementSibling;
  const staysAny = event.currentTarget.childElementCount > 2;
  if (next && staysAny) next.querySelector('a')?.focus();
  else document.getElementById('products')?.focus({ preventScroll: true });
}

/** Every active filter as a chip that removes it, and "Clear all"; renders nothing without filters. */
export function AppliedFilters() {
  const { facets, origin } = useListState();
  const { path, query, extra } = origin;
  const chips = Object.entries(query.filters).flatMap(([key, values]) =>
    values.map((value) => ({ key, value, title: titleOfValue(facets, key, value) })),
  );
  if (chips.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link dispatches a click event
    <ul aria-label={m.listingAppliedFilters()} className="chips" data-print="off" onClick={keepFocus}>
      {chips.map((chip) => (
        <li key={`${chip.key}=${chip.value}`}>
          <a
            href={facetLinker(path, query, chip.key, extra)(chip.value)}
            rel="nofollow"
            aria-label={m.listingRemoveFilter({ value: chip.title })}
          >
            {chip.title}
            <Icon name="close" className="size-3.5" />
          </a>
        </li>
      ))}
      <li>
        <a href={listingHref(path, withoutFilters(query), extra)} className="chips-clear">
          {m.listingClearAll()}
        </a>
      </li>
    </ul>
  );
}
