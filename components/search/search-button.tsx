'use client';

import type { FormEvent } from 'react';
import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { useLazyDialog } from '@/components/ui/use-lazy-dialog';
import { useScripted } from '@/components/ui/use-scripted';

const load = () => import('./search-overlay').then((file) => file.SearchOverlay);

/** The button that opens the search: as an overlay where scripts run, otherwise the search page. */
export function SearchButton() {
  const { opener, busy, fetchAhead, open, view } = useLazyDialog<HTMLButtonElement>(load, paths.searchForm());
  const scripted = useScripted();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <>
      <form action={paths.searchForm()} method="get" onSubmit={onSubmit}>
        <button
          ref={opener}
          type="submit"
          aria-label={m.commonSearch()}
          aria-haspopup={scripted ? 'dialog' : undefined}
          aria-busy={busy}
          onPointerEnter={fetchAhead}
          onPointerDown={fetchAhead}
          onFocus={fetchAhead}
          className="grid size-11 place-items-center hover:text-brass aria-busy:cursor-progress aria-busy:opacity-50"
        >
          <Icon name="search" />
        </button>
      </form>
      {view}
    </>
  );
}
