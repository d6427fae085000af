import 'server-only';
import { calls } from '#lib/contract/index.ts';
import type { Device } from '#lib/gate/index.ts';
import { noteTags } from '#lib/http/response-notes.ts';
import { toResult } from '#lib/retail-client/return-code-policy.ts';
import { retail } from '#lib/retail-client/server.ts';
import type { Outcome } from '#lib/retail-client/types.ts';
import { environment, isSet } from '#lib/shared/env.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { singleton } from '#lib/shared/singleton.ts';
import { resolveFlags } from './flags.ts';
import { createKnown } from './known.ts';
import { toContentPage, toFooterGroups, toMenu, toStrips } from './transform.ts';
import type { ContentPage, Flags, FooterGroup, MenuEntry, Strips } from './types.ts';

const MINUTE_MS = 60_000;
/** Pieces of every page: refreshed behind the back of renders, and kept through an hour of outage. */
const SETTINGS = { freshFor: MINUTE_MS, keptFor: 60 * MINUTE_MS, retryAfter: 5000, now: Date.now };
const NO_STRIPS: Strips = { disclaimer: '', bottomSticky: '', promo: '' };
const STRIP_SLUGS = 'disclaimer,bottomsticky,promo';

function known<Value>(name: string, fetchValue: () => Promise<Value | null>, fallback: Value): () => Promise<Value> {
  return singleton(`known.${name}`, () => createKnown(fetchValue, fallback, SETTINGS));
}

function valueFrom<Wire, Value>(outcome: Outcome<Wire>, transform: (wire: Wire) => Value): Value | null {
  return outcome.kind === 'done' ? transform(outcome.data) : null;
}

/** What is switched on: the spec's defaults, under the site options, under the environment. */
export function getFlags(): Promise<Flags> {
  const overrides = (variable: Parameters<typeof isSet>[0]) => {
    const value = environment()[variable];
    return isSet(variable) && typeof value === 'boolean' ? value : undefined;
  };
  const fetchOptions = async () =>
    valueFrom(
      await retail().callAsSite(calls.siteOptions, {}),
      (options) => new Map(options.map(({ OptionId, Value }) => [OptionId, Value])),
    );
  return known('site-options', fetchOptions, new Map<string, string>())().then((options) =>
    resolveFlags(options, overrides),
  );
}

/** The header's menu; the last known one through an outage of an hour, empty where none was ever known. */
export async function getMenu(device: Device): Promise<MenuEntry[]> {
  noteTags('menu');
  const { megamenu } = await getFlags();
  const call = megamenu ? calls.megaMenu : calls.categoryMenu;
  const request = { Hierarchy: 1, DeviceType: device === 'mobile' ? 2 : 1 };
  return known(
    `menu.${call.name}.${device}`,
    async () => valueFrom(await retail().callAsSite(call, request), toMenu),
    [],
  )();
}

/** The footer's links by group; empty where they were never known. */
export function getFooter(): Promise<FooterGroup[]> {
  noteTags('menu');
  return known('footer', async () => valueFrom(await retail().callAsSite(calls.footerPages, {}), toFooterGroups), [])();
}

/** A content page by its slug, with sanitised HTML; not found where the operator wrote none. */
export async function getPage(slug: string): Promise<Result<ContentPage>> {
  noteTags(`page:${slug}`);
  const [outcome, groups] = await Promise.all([retail().callAsSite(calls.pages, { PageURL: slug }), getFooter()]);
  const result = toResult(outcome);
  if (!result.ok) return result;
  const page = toContentPage(result.value, groups, slug);
  return page ? success(page) : failure({ kind: 'not-found' });
}

/** The disclaimer and promotion strips as sanitised HTML. */
export function getStrips(): Promise<Strips> {
  noteTags('page:disclaimer', 'page:bottomsticky', 'page:promo');
  const fetchStrips = async () => valueFrom(await retail().callAsSite(calls.pages, { PageURL: STRIP_SLUGS }), toStrips);
  return known('strips', fetchStrips, NO_STRIPS)();
}
