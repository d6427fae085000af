import { singleton } from '#lib/shared/singleton.ts';

/** The menu of one store in a few versions, where some of its options differ or have just changed. */
const MAX_BARS = 8;

const bars = () => singleton('menu.bars', () => new Map<string, string>());

/** Keeps the HTML of a desktop menu on the server, for the pages that are rendered with this version of it. */
export function cacheMenuHtml(version: string, html: string): void {
  const kept = bars();
  kept.delete(version);
  kept.set(version, html);
  const [oldest] = kept.keys();
  if (kept.size > MAX_BARS && oldest !== undefined) kept.delete(oldest);
}

/** Returns the HTML of a desktop menu; empty where it is not kept. */
export function cachedMenuHtml(version: string): string {
  return bars().get(version) ?? '';
}
