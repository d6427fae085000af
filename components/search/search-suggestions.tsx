import type { ComponentProps } from 'react';
import { SearchSuggestion } from './search-suggestion';

interface SearchSuggestionsProps {
  /** Unique on the page. */
  id: string;
  title: string;
  suggestions: ComponentProps<typeof SearchSuggestion>[];
}

/** Search suggestions below their heading; renders nothing where there are none. */
export function SearchSuggestions({ id, title, suggestions }: SearchSuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <SearchSuggestion key={suggestion.href} {...suggestion} />
        ))}
      </ul>
    </nav>
  );
}
