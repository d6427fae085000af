import { type CataloguePage, loadPage } from './load-page';

/** What Next gives to a slot of the catalogue. */
export interface EntryProps {
  params: Promise<{ path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

interface CatalogueEntry {
  parameters: URLSearchParams;
  page: CataloguePage;
}

/** Loads what is at an address; both slots share one load. */
export async function loadEntry({ params, searchParams }: EntryProps): Promise<CatalogueEntry> {
  const path = (await params).path.join('/');
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(',')]],
  );
  const parameters = new URLSearchParams(given);
  return { parameters, page: await loadPage(path, parameters.toString()) };
}
