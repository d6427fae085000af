import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { isSearchable } from '#lib/shared/search-length.ts';
import { parseListingQuery } from '#lib/storefront/catalogue/listing-query.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { permanentRedirect, redirect } from '#lib/storefront/platform/site/redirects.ts';
import { photoProblemText } from '#lib/storefront/search/photo-problem.ts';
import { normaliseSearchText } from '#lib/storefront/search/rules.ts';
import * as m from '#messages';
import { NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { listingAddress, SEARCH_ORDERS } from '@/components/listing/listing-address';
import { NoResults } from '@/components/search/no-results';
import { PhotoResultList } from '@/components/search/photo-result-list';
import { SearchPrompt } from '@/components/search/search-prompt';
import { SearchResultsView } from '@/components/search/search-results-view';
import { loadSearch } from './load-search';

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

function textOf(param: string | string[] | undefined): string {
  return normaliseSearchText([param ?? ''].flat()[0] ?? '');
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const text = textOf((await searchParams).q);
  return { title: text ? m.searchTitleOf({ text }) : m.searchTitle(), robots: { index: false, follow: true } };
}

/** The results of a search, or the form to begin one. */
export default async function SearchPage({ searchParams }: PageProps) {
  const parameters = await searchParams;
  const text = textOf(parameters.q);
  if (!isSearchable(text)) return <SearchPrompt text={text} photoProblem={photoProblemText(parameters.photo)} />;
  const query = parseListingQuery(parameters);
  const [content, { goldExchange }] = await Promise.all([loadSearch(text, query), getFlags()]);
  if (content.kind === 'elsewhere') redirect(content.href);
  if (content.kind === 'renamed') permanentRedirect(content.href);
  if (content.kind === 'missing') return <NotFoundPage />;
  if (content.kind === 'unavailable') {
    markUnavailable();
    return <UnavailableMessage href={content.href} />;
  }
  const address = listingAddress(paths.searchForm(), query, SEARCH_ORDERS, { q: text });
  return (
    <PhotoResultList code={text} origin={address.origin}>
      {content.kind === 'nothing' ? (
        <NoResults text={text} oldGold={goldExchange} help={content.help} popular={content.popular} />
      ) : (
        <SearchResultsView text={text} oldGold={goldExchange} address={address} {...content} />
      )}
    </PhotoResultList>
  );
}
