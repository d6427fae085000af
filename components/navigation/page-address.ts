/** The parameter that the router adds to the address of a page when it fetches the page's payload. */
export const PAYLOAD_PARAMETER = '_rsc';

/** A location, a link or a URL. */
export interface PagePlace {
  pathname: string;
  search: string;
}

/** Returns one text for all spellings of a page's address: its path and query. */
export function addressOf({ pathname, search }: PagePlace): string {
  const query = new URLSearchParams(search);
  query.delete(PAYLOAD_PARAMETER);
  return `${pathname}?${query}`;
}
