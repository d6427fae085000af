'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { slugOf } from '#lib/shared/slugs.ts';
import type { Facet, FacetValue } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { useEarlyInput } from '@/components/ui/use-early-input';

const SHOWN_AT_FIRST = 8;
const SEARCHED_FROM = 13;
/**
 * The Legal Metrology (Packaged Commodities) Rules require a search by origin, however few values there are
 * (LMPC rule 6(10A)).
 */
const ALWAYS_SEARCHED = 'origin';

interface FacetGroupProps {
  facet: Facet;
  chosen: readonly string[] | undefined;
  /** Returns the URL of the list with a value switched on or off. */
  link: (value: string) => string;
  /** The URL of the list with no value of this facet chosen. */
  clear: string;
  /** Whether the group is open even where nothing in it is chosen. */
  startsOpen: boolean;
}

/** The link that clears the group disappears, so the focus moves to the group's summary. */
function focusGroup(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('details')?.querySelector('summary')?.focus({ preventScroll: true });
}

/**
 * The values of one facet in a collapsible group: the first of many, with a search field where there are very
 * many.
 */
export function FacetGroup({ facet, chosen = [], link, clear, startsOpen }: FacetGroupProps) {
  // An open group stays open, so that it does not collapse when its last value is removed.
  const [isOpen] = useState(startsOpen || chosen.length > 0);
  const [text, setText] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEarlyInput(search, (early) => setText(early.value));
  const filterText = text.trim().toLowerCase();
  // A title in another script is found by its English name as well: the value is the slug of that.
  const slug = slugOf(text);
  const values = facet.values.filter(
    ({ title, value }) => title.toLowerCase().includes(filterText) || (slug !== '' && value.includes(slug)),
  );
  const first = filterText ? values : values.slice(0, SHOWN_AT_FIRST);
  const rest = filterText ? [] : values.slice(SHOWN_AT_FIRST);
  const [restIsOpen] = useState(rest.some((value) => chosen.includes(value.value)));
  const omitted = facet.omitted !== undefined && (
    <p className="facet-omitted">{m.listingFacetOmitted({ count: facet.omitted })}</p>
  );

  const list = (shown: FacetValue[]) => (
    <ul>
      {shown.map((value) => {
        const isChosen = chosen.includes(value.value);
        const title = `${value.title} `;
        const name = (
          <>
            {facet.kind === 'colours' ? <span data-colour={value.value}>{title}</span> : title}
            <small>{value.count}</small>
          </>
        );
        return (
          <li key={value.value}>
            {value.count === 0 && !isChosen ? (
              <span>{name}</span>
            ) : (
              <a href={link(value.value)} rel="nofollow" aria-current={isChosen || undefined}>
                {name}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );

  return (
    <details className="facet" aria-label={facet.title} open={isOpen}>
      <summary>
        {facet.title}
        {chosen.length > 0 && <small>{` (${chosen.length})`}</small>}
      </summary>
      {chosen.length > 0 && (
        <a
          href={clear}
          rel="nofollow"
          aria-label={m.listingClearFacet({ facet: facet.title })}
          className="facet-clear"
          onClick={focusGroup}
        >
          {m.listingClear()}
        </a>
      )}
      {(facet.values.length >= SEARCHED_FROM || facet.key === ALWAYS_SEARCHED) && (
        <input
          ref={search}
          type="search"
          aria-label={m.listingFacetSearch({ facet: facet.title })}
          placeholder={m.commonSearch()}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="facet-search needs-script"
        />
      )}
      {list(first)}
      {rest.length > 0 && (
        <details className="filters-more" open={restIsOpen}>
          <summary>{m.listingFacetMore({ count: rest.length })}</summary>
          {list(rest)}
          {omitted}
        </details>
      )}
      {values.length === 0 && <p role="status">{m.listingFacetNoMatches()}</p>}
      {rest.length === 0 && omitted}
    </details>
  );
}
