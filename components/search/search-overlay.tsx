'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { currentLanguage } from '#language';
import type { FoundByPhoto } from '#lib/storefront/search/photo-results.ts';
import { SEARCH_FOCUS_DELAY_MS } from '#lib/storefront/search/rules.ts';
import type { Answered } from '#lib/storefront/search/suggestion-source.ts';
import * as m from '#messages';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { isPlainPress } from '@/components/ui/plain-press';
import { ImageSearchDialog } from './image-search-dialog';
import { SearchField } from './search-field';
import { SuggestionPanel } from './suggestion-panel';
import { useCombobox } from './use-combobox';
import { useGoToResults } from './use-go-to-results';

/** The search overlay: by text with suggestions, or by photo. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const combobox = useCombobox();
  const field = useRef<HTMLInputElement>(null);
  const [byImage, setByImage] = useState(false);
  const { search, showFound } = useGoToResults();
  const { answered, expanded } = combobox;

  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), SEARCH_FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const onFound = (found: FoundByPhoto) => {
    if (!showFound(found)) onClose();
  };
  // A link opened in another tab leaves the overlay open.
  const closeIfFollowed = (event: MouseEvent) => {
    if (isPlainPress(event) && event.target instanceof Element && event.target.closest('a')) onClose();
  };

  // Siblings, because the close event of a nested dialog would reach the one around it.
  return createPortal(
    <>
      <Dialog open onClose={onClose} label={m.searchTitle()} closeLabel={m.searchClose()} placement="top">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it observes events that bubble up from its links */}
        <div onClick={closeIfFollowed} className="flex max-h-full flex-col overflow-y-auto lg:max-h-[min(90dvh,52rem)]">
          <div className="page-width pt-14 lg:pt-10">
            <div className="lg:mx-14">
              <SearchField combobox={combobox} field={field} onSearch={search}>
                <button
                  type="button"
                  aria-label={m.photoSearchTitle()}
                  title={m.photoSearchTitle()}
                  aria-haspopup="dialog"
                  onClick={() => setByImage(true)}
                  className="grid size-11 shrink-0 cursor-pointer place-items-center hover:text-brass"
                >
                  <Icon name="camera" />
                </button>
              </SearchField>
              <SearchStatus answered={answered} count={combobox.count} />
              {expanded && answered && (
                <SuggestionPanel
                  groups={combobox.groups}
                  listId={combobox.listId}
                  active={combobox.active}
                  typed={answered.text}
                />
              )}
            </div>
          </div>
        </div>
      </Dialog>
      <ImageSearchDialog open={byImage} onClose={() => setByImage(false)} onFound={onFound} />
    </>,
    document.body,
  );
}

interface SearchStatusProps {
  answered: Answered | null;
  count: number;
}

/** Announces the number of suggestions to screen readers; that there are none is also visible text. */
function SearchStatus({ answered, count }: SearchStatusProps) {
  // A page in Hindi has the same words, which name its own button.
  const labels = currentLanguage() === 'hi' ? undefined : answered?.suggestions.labels;
  return (
    <p
      role="status"
      lang={labels && 'hi'}
      className={answered && count === 0 ? 'pt-3 pb-8 text-muted text-sm' : 'pb-5 lg:pb-7'}
    >
      {answered && count > 0 && (
        <span className="sr-only">{labels?.status ?? m.searchSuggestionCount({ count, text: answered.text })}</span>
      )}
      {answered &&
        count === 0 &&
        (labels?.status ?? m.searchNoSuggestions({ text: answered.text, button: m.searchGo() }))}
    </p>
  );
}
