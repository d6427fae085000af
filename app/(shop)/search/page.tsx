import type { Metadata } from 'next';
import { listingHref, parseListingQuery } from '#lib/catalogue/listing-query.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { normaliseSearchText } from '#lib/search/rules.ts';
import { search } from '#lib/search/server.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import { paths } from '#lib/shared/paths.ts';
import { isSearchable } from '#lib/shared/search-length.ts';
import { listingAddress, SEARCH_ORDERS } from '@/components/listing/listing-address';
import { ListingView } from '@/components/listing/listing-view';
import { NotFoundPage } from '@/components/message/not-found-page';
import { UnavailableMessage } from '@/components/message/unavailable-message';
import { Correction } from '@/components/search/correction';
import { NoResults } from '@/components/search/no-results';
import { SearchPrompt } from '@/components/search/search-prompt';

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

function textOf(given: string | string[] | undefined): string {
  return normaliseSearchText([given ?? ''].flat()[0] ?? '');
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const text = textOf((await searchParams).q);
  return { title: text ? `Search: ${text}` : 'Search', robots: { index: false, follow: true } };
}

export default async function SearchPage({ searchParams }: PageProps) {
  const parameters = await searchParams;
  const text = textOf(parameters.q);
  if (!isSearchable(text)) return <SearchPrompt text={text} />;
  const query = parseListingQuery(parameters);
  const result = await search(await requireAdmission(), text, query);
  if (!result.ok && result.failure.kind === 'unavailable') {
    noteUnavailable();
    return <UnavailableMessage href={listingHref(paths.searchForm(), query, { q: text })} />;
  }
  if (!result.ok) return <NotFoundPage />;
  const listing = result.value;
  const filtered = Object.keys(query.filters).length > 0;
  if (listing.total === 0 && !filtered) return <NoResults text={text} />;
  return (
    <ListingView
      listing={listing}
      title={`Results for “${listing.correctedText || text}”`}
      address={listingAddress(paths.searchForm(), query, SEARCH_ORDERS, { q: text })}
      note={listing.correctedText && <Correction text={text} />}
    />
  );
}
