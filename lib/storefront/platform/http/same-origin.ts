/** The headers that show the origin of a request. */
interface OriginHeaders {
  secFetchSite: string | null;
  origin: string | null;
  host: string | null;
  /** The configured address of the site, if any. */
  siteUrl: string | undefined;
}

function hostOf(address: string | null | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).host : null;
}

/**
 * Whether a page of this site made the request. Browsers send `Sec-Fetch-Site`; older ones only `Origin`. A
 * request with neither is refused: no form or script of a browser sends such a one.
 */
export function isSameOrigin({ secFetchSite, origin, host, siteUrl }: OriginHeaders): boolean {
  if (secFetchSite !== null) return secFetchSite === 'same-origin';
  const from = hostOf(origin);
  return from !== null && (from === host?.toLowerCase() || from === hostOf(siteUrl));
}
