import { type FormEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { isSearchable, SHORTEST_SEARCH } from '#lib/shared/search-length.ts';
import { normaliseSearchText } from '#lib/storefront/search/rules.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import type { Combobox } from './use-combobox';

interface SearchFieldProps {
  combobox: Combobox;
  field: RefObject<HTMLInputElement | null>;
  /** Called with a text that is long enough. */
  onSearch: (text: string) => void;
  /** A further search control, beside GO. */
  children: ReactNode;
}

/** The search field of the overlay with its buttons, and a prompt while the text is too short. */
export function SearchField({ combobox, field, onSearch, children }: SearchFieldProps) {
  const { text, expanded, active, listId, optionId, type, onKeyDown } = combobox;
  const hintId = useId();
  const [refused, setRefused] = useState(false);
  const normalised = normaliseSearchText(text);
  const isShort = !isSearchable(normalised);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(isShort);
    if (isShort) field.current?.focus();
    else onSearch(normalised);
  };
  return (
    <form action={paths.searchForm()} method="get" onSubmit={onSubmit} noValidate>
      <div className="flex items-center gap-2 border-edge border-b-2 has-[input:focus]:border-ink lg:gap-4">
        <Icon name="search" className="size-5 text-muted lg:size-7" />
        <input
          ref={field}
          type="text"
          name="q"
          role="combobox"
          aria-label={m.searchField()}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          aria-describedby={isShort ? hintId : undefined}
          aria-invalid={(refused && isShort) || undefined}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={m.searchPlaceholder()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className="min-h-14 w-full min-w-0 flex-1 bg-transparent font-display text-xl leading-relaxed outline-none placeholder:text-muted lg:min-h-18 lg:text-4xl"
        />
        {children}
        <button
          type="submit"
          className="min-h-11 cursor-pointer px-2 font-medium text-brass tracking-wide hover:text-ink lg:px-4"
        >
          {m.searchGo()}
        </button>
      </div>
      {isShort && (
        <p id={hintId} className={`pt-3 pb-8 text-sm ${refused ? 'text-danger' : 'text-muted'}`}>
          {m.searchTypeMore(SHORTEST_SEARCH)}
        </p>
      )}
    </form>
  );
}
