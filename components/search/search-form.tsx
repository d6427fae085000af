import * as paths from '#lib/shared/paths.ts';
import { MAX_SEARCH_LENGTH } from '#lib/storefront/search/rules.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';

interface SearchFormProps {
  /** Unique on the page. */
  id: string;
  /** The initial text of the field. */
  text?: string;
  className?: string;
}

/** A plain form that leads to the search results. */
export function SearchForm({ id, text = '', className = '' }: SearchFormProps) {
  return (
    <form action={paths.searchForm()} method="get" className={`relative ${className}`}>
      <label htmlFor={id} className="sr-only">
        {m.searchField()}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={m.searchPlaceholder()}
        autoComplete="off"
        enterKeyHint="search"
        className="h-11 w-full rounded-sm border border-edge bg-transparent pr-12 pl-3 text-base placeholder:text-muted"
      />
      <button
        type="submit"
        aria-label={m.commonSearch()}
        className="absolute top-0 right-0 grid size-11 place-items-center hover:text-brass"
      >
        <Icon name="search" className="size-5" />
      </button>
    </form>
  );
}
