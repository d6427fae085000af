import type { OfferBannerWire } from '#lib/contract/index.ts';
import type { OfferBanner } from '#lib/storefront/catalogue/types.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';

/** Converts the presented offers; those of an unknown kind are left out. */
export function toOfferBanners(wire: readonly OfferBannerWire[]): OfferBanner[] {
  return wire.flatMap(({ OfferId: id, Title: title, Terms: terms, EndsAt: endsAt, Url, Kind: kind }) => {
    if (kind === 'unknown') return [];
    return { id, title, terms, endsAt, href: Url === '' ? null : storeHref(Url), kind };
  });
}
