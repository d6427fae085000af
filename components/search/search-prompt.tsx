import { MINIMUM_SEARCH_LENGTH } from '#lib/shared/search-length.ts';
import { SearchForm } from './search-form';

/** The search page before there is a text long enough to search for. */
export function SearchPrompt({ text }: { text: string }) {
  return (
    <div className="page-width py-12 md:py-16">
      <h1 className="text-4xl">Search</h1>
      <p role="status" className="mt-3 max-w-measure text-lg text-muted">
        {text
          ? `“${text}” is too short. Enter at least ${MINIMUM_SEARCH_LENGTH} characters.`
          : `Enter at least ${MINIMUM_SEARCH_LENGTH} characters: a brand, a metal, a kind of watch, or a product code.`}
      </p>
      <SearchForm id="search-again" text={text} className="mt-6 max-w-md" />
    </div>
  );
}
