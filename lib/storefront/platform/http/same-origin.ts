/** What tells where a request comes from. */
export interface OriginHeaders {
  secFetchSite: string | null;
  origin: string | null;
  host: string | null;
  /** The configured address of the site, where there is one. */
  siteUrl: string | undefined;
}

function hostOf(address: string | null | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).host : null;
}

/**
 * Whether a page of this site made the request. Browsers say so in `Sec-Fetch-Site`; older ones only send `Origin`.
 * A request that says neither is refused: no browser form or script is like that.
 */
export function isSameOrigin({ secFetchSite, origin, host, siteUrl }: OriginHeaders): boolean {
  if (secFetchSite !== null) return secFetchSite === 'same-origin';
  const from = hostOf(origin);
  return from !== null && (from === host?.toLowerCase() || from === hostOf(siteUrl));
}
