import { storePagesFor } from '#lib/storefront/search/store-pages.ts';
import * as m from '#messages';
import { SearchSuggestion } from './search-suggestion';

interface StorePagesProps {
  text: string;
  /** Whether the store takes old gold. */
  oldGold: boolean;
}

/** Links to the pages of the store that a search names; renders nothing where it names none. */
export function StorePages({ text, oldGold }: StorePagesProps) {
  const pages = storePagesFor(text, { oldGold });
  if (pages.length === 0) return null;
  return (
    <nav aria-label={m.searchStorePages()} className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-muted">{m.searchOneOfThesePages()}</p>
      <ul className="flex flex-wrap gap-2">
        {pages.map((page) => (
          <SearchSuggestion key={page.href} {...page} />
        ))}
      </ul>
    </nav>
  );
}
