import type { ComponentProps } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import { inSearchLanguage } from '#lib/storefront/search/hindi-copy.ts';
import { popularSearchText } from '#lib/storefront/search/popular-search-text.ts';
import type { SearchHelp as Help } from '#lib/storefront/search/types.ts';
import * as m from '#messages';
import { SimilarProducts } from '@/components/product/similar-products';
import { languageOf } from '@/components/ui/in-its-language';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';
import { SearchSuggestion } from './search-suggestion';

interface SearchHelpProps {
  /** The text that was searched for. */
  text: string;
  /** Null where the retail API has no suggestions. */
  help: Help | null;
  /** Popular searches. */
  popular: readonly string[];
}

const byText = (text: string) => ({ name: popularSearchText(text), href: paths.search(text) });

/**
 * Suggestions after a search with few or no results: similar texts, categories, popular searches, products,
 * and contact.
 */
export function SearchHelpSection({ text, help, popular }: SearchHelpProps) {
  const texts = help?.texts.map(({ text, count }) => ({ ...byText(text), count })) ?? [];
  return (
    <>
      <div className="grid gap-y-8">
        <SearchSuggestions id="near-searches" title={inSearchLanguage(text, m.searchDidYouMean)} suggestions={texts} />
        <SearchSuggestions
          id="near-categories"
          title={inSearchLanguage(text, m.searchCategories)}
          suggestions={help?.categories ?? []}
        />
        <SearchSuggestions id="popular-searches" title={m.searchPopularHeading()} suggestions={popular.map(byText)} />
        <p className="max-w-measure text-muted">
          <TaggedText
            text={m.searchAskUs()}
            tags={{
              link: (inner) => (
                <Link
                  href={paths.content(CONTACT_SLUG)}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brass md:min-h-6"
                >
                  {inner}
                </Link>
              ),
            }}
          />
        </p>
      </div>
      {help && help.products.length > 0 && (
        <div className="mt-8">
          <SimilarProducts products={help.products} />
        </div>
      )}
    </>
  );
}

interface SearchSuggestionsProps {
  /** Unique on the page. */
  id: string;
  title: string;
  suggestions: ComponentProps<typeof SearchSuggestion>[];
}

/** Search suggestions below their heading; renders nothing where there are none. */
function SearchSuggestions({ id, title, suggestions }: SearchSuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} lang={languageOf(title)} className="text-xl">
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
