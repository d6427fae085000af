import { isPrivateSaleHost } from '#lib/storefront/platform/gate/index.ts';

interface SiteSettings {
  /** The Host header, as the gate admitted it. */
  host: string;
  /** The configured address of the site, where there is one. */
  siteUrl: string | undefined;
  privateSaleHosts: readonly string[];
}

/** Origin of the store that the shopper is on, to which a gateway leads back. Only the operator's own hosts count. */
export function siteOrigin({ host, siteUrl, privateSaleHosts }: SiteSettings): string {
  if (siteUrl === undefined) return `http://${host.toLowerCase()}`;
  return isPrivateSaleHost(host, privateSaleHosts) ? `${new URL(siteUrl).protocol}//${host.toLowerCase()}` : siteUrl;
}
