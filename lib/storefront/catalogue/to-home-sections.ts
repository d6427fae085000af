import type { calls, DataOf } from '#lib/contract/index.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import { localStateName } from '#lib/shared/language/local-state-name.ts';
import * as paths from '#lib/shared/paths.ts';
import { storeSlug } from '#lib/shared/slugs.ts';
import { toStorySummary } from '#lib/storefront/content/stories/to-story-summary.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import { toOfferBanners } from './to-offer-banners.ts';
import { toProductCard } from './transform.ts';
import type { BrandTile, HomeSection, HomeStore, HomeTile, TrustPoint } from './types.ts';

type HomeSectionsWire = DataOf<typeof calls.homeSections>;
type HomeSectionWire = HomeSectionsWire[number];

/** Converts the sections of the home page; those of an unknown kind are left out. */
export function toHomeSections(wire: HomeSectionsWire): HomeSection[] {
  return wire.map(toHomeSection).filter((section) => section !== null);
}

function toHomeSection(wire: HomeSectionWire): HomeSection | null {
  const kind = wire.Kind;
  const title = localFact(wire.Title);
  switch (kind) {
    case 'hero':
    case 'tiles':
      return { kind, title, tiles: wire.Tiles.map(toHomeTile) };
    case 'brands':
      return { kind, title, tiles: wire.Tiles.map(toBrandTile) };
    case 'rail':
      return { kind, title, href: storeHref(wire.ListUrl), products: wire.Products.map(toProductCard) };
    case 'stores':
      return { kind, title, stores: wire.Stores.map(toShop) };
    case 'trust':
      return { kind, title, points: wire.Points.flatMap(toTrustPoints) };
    case 'offers':
      return { kind, title, offers: toOfferBanners(wire.Offers) };
    case 'journal':
      return { kind, title, stories: wire.Stories.map(toStorySummary), changesAt: wire.ChangesAt };
    case 'unknown':
      return null;
  }
}

function toHomeTile(wire: HomeSectionWire['Tiles'][number]): HomeTile {
  return {
    title: localFact(wire.Title),
    text: localFact(wire.Text),
    href: storeHref(wire.Url),
    photo: { source: wire.Image, alt: localFact(wire.Title), width: wire.ImageWidth, height: wire.ImageHeight },
  };
}

function toBrandTile(wire: HomeSectionWire['Tiles'][number]): BrandTile {
  const tile = toHomeTile(wire);
  return wire.Image === '' ? { ...tile, photo: null } : tile;
}

function toShop(wire: HomeSectionWire['Stores'][number]): HomeStore {
  return {
    name: wire.LocalName ?? wire.Name,
    href: wire.StoreCode === undefined ? null : paths.store(storeSlug(wire.Name, wire.StoreCode)),
    address: wire.Address,
    city: wire.City,
    state: localStateName(wire.State),
    pincode: wire.Pincode,
    phone: wire.Phone,
    hours: wire.Hours.map(({ Days, Hours }) => ({ days: localFact(Days), hours: localFact(Hours) })),
  };
}

/** Converts a trust point; returns none where its icon is unknown. */
function toTrustPoints(wire: HomeSectionWire['Points'][number]): TrustPoint[] {
  if (wire.Icon === 'unknown') return [];
  return [{ icon: wire.Icon, title: localFact(wire.Title), text: localFact(wire.Text), href: storeHref(wire.Url) }];
}
