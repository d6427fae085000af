import type { SuggestedLink } from '#lib/storefront/search/types.ts';
import { SearchSuggestion } from './search-suggestion';

/** Categories and brands whose names match the search, in one row; renders nothing where there are none. */
export function Matches({ links }: { links: readonly SuggestedLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Categories and brands" className="mt-2 md:mt-4">
      <ul className="-mx-4 flex gap-2 overflow-x-auto whitespace-nowrap px-4 pb-1 md:mx-0 md:flex-wrap md:px-0">
        {links.map((link) => (
          <SearchSuggestion key={link.href} name={link.name} href={link.href} />
        ))}
      </ul>
    </nav>
  );
}
