import type { FilterSuggestion, ProductSummary } from '#lib/storefront/catalogue/types.ts';
import { inSearchLanguage } from '#lib/storefront/search/hindi-copy.ts';
import type { SearchResults as Results, SuggestedLink } from '#lib/storefront/search/types.ts';
import * as m from '#messages';
import type { ListingAddress } from '@/components/listing/listing-address';
import { ListingView } from '@/components/listing/listing-view';
import { SimilarProducts } from '@/components/product/similar-products';
import { languageOf } from '@/components/ui/in-its-language';
import { Correction } from './correction';
import { SearchForm } from './search-form';
import { SearchHelpSection } from './search-help-section';
import { SearchSuggestion } from './search-suggestion';
import { StorePages } from './store-pages';

interface SearchResultsProps {
  text: string;
  results: Results;
  address: ListingAddress;
  /** Categories and brands named in the text. */
  matches: readonly SuggestedLink[];
  /** Products similar to the one whose code was searched for. */
  similar: ProductSummary[];
  /** Filters of an empty list whose removal yields products. */
  filterSuggestions: readonly FilterSuggestion[];
  /** Popular searches. */
  popular: readonly string[];
  /** Whether the store takes old gold. */
  oldGold: boolean;
}

/** The results of a search with its text to change, and suggestions where there are few results. */
export function SearchResultsView({
  text,
  results,
  address,
  matches,
  similar,
  filterSuggestions,
  popular,
  oldGold,
}: SearchResultsProps) {
  const { listing, leftOut, help } = results;
  const intro = (
    <>
      <Correction text={text} isCorrected={listing.correctedText !== ''} leftOut={leftOut} />
      <SearchForm id="search-again" text={text} className="mt-2 max-w-md md:mt-3" />
      <StorePages text={text} oldGold={oldGold} />
      <Matches text={text} links={matches} />
    </>
  );
  return (
    <>
      <ListingView
        listing={listing}
        title={m.searchResultsFor({ text: listing.correctedText || text })}
        address={address}
        intro={intro}
        filterSuggestions={filterSuggestions}
      />
      {(help || similar.length > 0) && (
        <div className="page-width pb-8">
          {help ? (
            <SearchHelpSection text={text} help={help} popular={popular} />
          ) : (
            <SimilarProducts products={similar} />
          )}
        </div>
      )}
    </>
  );
}

/** Categories and brands whose names match the search, in one row; renders nothing where there are none. */
function Matches({ text, links }: { text: string; links: readonly SuggestedLink[] }) {
  if (links.length === 0) return null;
  const label = inSearchLanguage(text, m.searchCategoriesBrands);
  return (
    <nav aria-label={label} lang={languageOf(label)} className="mt-2 md:mt-4">
      {/* Of the label's language are only the names that are marked so themselves. */}
      <ul
        lang={languageOf(label) && 'en-IN'}
        className="-mx-4 flex gap-2 overflow-x-auto whitespace-nowrap px-4 pb-1 md:mx-0 md:flex-wrap md:px-0"
      >
        {links.map((link) => (
          <SearchSuggestion key={link.href} name={link.name} href={link.href} />
        ))}
      </ul>
    </nav>
  );
}
