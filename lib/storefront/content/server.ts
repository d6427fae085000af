import { currentLanguage } from '#language';
import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import 'server-only';
import { BANNER_SLUGS, CONTACT_CARD_SLUG, calls, pageSlug } from '#lib/contract/index.ts';
import { SHOP_TAG } from '#lib/contract/shop.ts';
import { MemoryCache } from '#lib/shared/memory-cache.ts';
import { purges } from '#lib/shared/process-events.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { singleton } from '#lib/shared/singleton.ts';
import type { Device } from '#lib/storefront/platform/gate/index.ts';
import { addSurrogateKeys, markDegraded } from '#lib/storefront/platform/http/response-directives.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail, siteOptions } from '#lib/storefront/platform/retail-client/server.ts';
import type { CallOutcome } from '#lib/storefront/platform/retail-client/types.ts';
import { type Flags, flagsOf } from '#lib/storefront/platform/site/flags.ts';
import { footerShortcuts } from './footer-shortcuts.ts';
import { withoutProfilePages } from './social-strip.ts';
import {
  footerTitle,
  NO_BANNERS,
  toBrandLinks,
  toContentPage,
  toFooterGroups,
  toMenu,
  toPagePreview,
  toSiteBanners,
} from './transform.ts';
import type {
  BrandLink,
  ContentPage,
  FooterContent,
  FooterGroup,
  FooterLink,
  MenuEntry,
  PagePreview,
  SiteBanners,
} from './types.ts';

/**
 * Content used on every page: revalidated in the background, and served stale for up to an hour of an outage.
 */
const SETTINGS = { max: 1, freshFor: MINUTE_MS, ttlMs: HOUR_MS, retryAfter: 5000, now: () => Date.now() };

interface Piece<Value> {
  name: string;
  /** Surrogate keys whose purge means that the content has changed. */
  tags: readonly string[];
  fallback: Value;
  /** The value where the retail API does not have the call; the fallback if omitted. */
  absent?: Value;
  /** True where a page without it is complete. */
  optional?: boolean;
  fetchValue: () => Promise<Result<Value>>;
}

/**
 * Reads content through the cache, and records its tags on the page being rendered, and whether the page is
 * degraded.
 */
async function readPiece<Value>(piece: Piece<Value>): Promise<Value> {
  const { tags, fallback, absent = fallback, optional = false, fetchValue } = piece;
  const name = `${piece.name}.${currentLanguage()}`;
  addSurrogateKeys(...tags);
  const cache = singleton(`known.${name}`, () => {
    const made = new MemoryCache<Value>(SETTINGS);
    purges.subscribe((changed) => {
      // All content may hold facts of the shop's profile.
      if ([...tags, SHOP_TAG].some((tag) => changed.has(tag))) made.expire(name);
    });
    return made;
  });
  const result = await cache.read(name, async () => {
    const fetched = await fetchValue();
    return !fetched.ok && fetched.failure.kind === 'not-found' ? success(absent) : fetched;
  });
  if (!optional && (!result.ok || cache.isOutdated(name))) markDegraded();
  return result.ok ? result.value : fallback;
}

function resultFrom<Wire, Value>(outcome: CallOutcome<Wire>, transform: (wire: Wire) => Value): Result<Value> {
  const result = toResult(outcome);
  return result.ok ? success(transform(result.value)) : result;
}

/** The feature flags: the spec's defaults, overridden by the site options, overridden by the environment. */
export async function getFlags(): Promise<Flags> {
  const { value, degraded } = await siteOptions().read();
  if (degraded) markDegraded();
  return flagsOf(value);
}

/**
 * The header's menu; the last known one during an outage of up to an hour, empty where it was never known. Where a retail API
 * has no `MegaMenu`, the menu is that of `CategoryMenu`.
 */
export async function getMenu(device: Device): Promise<MenuEntry[]> {
  const { megamenu } = await getFlags();
  const call = megamenu ? calls.megaMenu : calls.categoryMenu;
  const request = { Hierarchy: 1, DeviceType: device === 'mobile' ? 2 : 1 };
  const ask = async (asked: typeof call) =>
    resultFrom(await retail().callAsSite(asked, request), (wire) => toMenu(wire, device));
  return readPiece<MenuEntry[]>({
    name: `menu.${call.name}.${device}`,
    tags: ['menu'],
    fallback: [],
    fetchValue: async () => {
      const menu = await ask(call);
      return megamenu && !menu.ok && menu.failure.kind === 'not-found' ? ask(calls.categoryMenu) : menu;
    },
  });
}

/** Null where the footer was never known. */
function getCachedFooter(): Promise<FooterGroup[] | null> {
  return readPiece<FooterGroup[] | null>({
    name: 'footer',
    tags: ['menu'],
    fallback: null,
    absent: [],
    fetchValue: async () => resultFrom(await retail().callAsSite(calls.footerPages, {}), toFooterGroups),
  });
}

/** The footer's links by group; empty where they were never known. */
export async function getFooter(): Promise<FooterGroup[]> {
  return (await getCachedFooter()) ?? [];
}

/** The links at the foot of every page; only the store locator where the others were never known. */
export async function getFooterShortcuts(): Promise<FooterLink[]> {
  const [groups, hasStories] = await Promise.all([getFooter(), hasJournal()]);
  return footerShortcuts(groups, hasStories);
}

/** Whether the journal has stories. An operator's own retail API may not have the call: there are none then. */
function hasJournal(): Promise<boolean> {
  return readPiece<boolean>({
    name: 'journal',
    tags: ['menu'],
    fallback: false,
    optional: true,
    fetchValue: async () =>
      resultFrom(await retail().callAsSite(calls.journal, {}), ({ Stories }) => Stories.length > 0),
  });
}

/** The part of the footer that is loaded when the end of a page is near. */
export async function getFooterContent(): Promise<Result<FooterContent>> {
  const [groups, banners] = await Promise.all([getCachedFooter(), getCachedSiteBanners()]);
  if (!groups || !banners) return failure({ kind: 'unavailable' });
  return success({ groups, social: withoutProfilePages(banners.social, shopProfile().social) });
}

/**
 * A content page by its slug, with sanitised HTML. Only slugs that the footer lists are pages; any other, such as a
 * fragment of the menu, is not found without a call.
 */
export async function getPage(slug: string): Promise<Result<ContentPage>> {
  addSurrogateKeys('pages', `page:${slug}`, `page:${CONTACT_CARD_SLUG}`);
  const groups = await getCachedFooter();
  if (!groups) return failure({ kind: 'unavailable' });
  const title = footerTitle(groups, slug);
  if (title === undefined) return failure({ kind: 'not-found' });
  const result = toResult(await retail().callAsSite(calls.pages, { PageURL: `${slug},${CONTACT_CARD_SLUG}` }));
  if (!result.ok) return result;
  const page = toContentPage(result.value, slug, title);
  return page ? success(page) : failure({ kind: 'not-found' });
}

/** The draft of a page or fragment behind a signed link; not found for a wrong or expired one. Never shared or cached. */
export async function getPreview(slug: string, token: string): Promise<Result<PagePreview>> {
  if (!pageSlug.safeParse(slug).success) return failure({ kind: 'not-found' });
  const result = toResult(await retail().callAsSite(calls.previewedPage, { PageURL: slug, Token: token }));
  if (!result.ok) return result;
  const preview = toPagePreview(slug, result.value);
  return preview ? success(preview) : failure({ kind: 'not-found' });
}

/** Null where the banners were never known. */
function getCachedSiteBanners(): Promise<SiteBanners | null> {
  const request = { PageURL: BANNER_SLUGS.join(',') };
  return readPiece<SiteBanners | null>({
    name: 'strips',
    tags: BANNER_SLUGS.map((slug) => `page:${slug}`),
    fallback: null,
    absent: NO_BANNERS,
    fetchValue: async () => resultFrom(await retail().callAsSite(calls.pages, request), toSiteBanners),
  });
}

/** The site banners and the footer's texts as sanitised HTML; empty where they were never known. */
export async function getSiteBanners(): Promise<SiteBanners> {
  return (await getCachedSiteBanners()) ?? NO_BANNERS;
}

/** The brands, sorted by name; empty where they were never known. */
export function getBrandLinks(): Promise<BrandLink[]> {
  return readPiece<BrandLink[]>({
    name: 'brands',
    tags: ['menu'],
    fallback: [],
    fetchValue: async () => resultFrom(await retail().callAsSite(calls.brandList, {}), toBrandLinks),
  });
}
