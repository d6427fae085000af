import { isPrivateSaleHost } from '#lib/storefront/platform/gate/index.ts';

interface SiteSettings {
  /** The Host header, as accepted by the gate. */
  host: string;
  /** The configured address of the site, if any. */
  siteUrl: string | undefined;
  privateSaleHosts: readonly string[];
}

/** The origin of the store that a gateway returns to. Only the operator's own hosts are accepted. */
export function siteOrigin({ host, siteUrl, privateSaleHosts }: SiteSettings): string {
  if (siteUrl === undefined) return `http://${host.toLowerCase()}`;
  return isPrivateSaleHost(host, privateSaleHosts) ? `${new URL(siteUrl).protocol}//${host.toLowerCase()}` : siteUrl;
}
