import { singleton } from '#lib/shared/singleton.ts';

/** The menu of one store in a few versions, where some of its options differ or have just changed. */
const MAX_BARS = 8;

const bars = () => singleton('menu.bars', () => new Map<string, string>());

/** Keeps the HTML of a desktop menu on the server, for the pages that are rendered with this version of it. */
export function cacheMenuHtml(version: string, html: string): void {
  const cached = bars();
  cached.delete(version);
  cached.set(version, html);
  const [oldest] = cached.keys();
  if (cached.size > MAX_BARS && oldest !== undefined) cached.delete(oldest);
}

/** Returns the HTML of a desktop menu; empty where it is not kept. */
export function cachedMenuHtml(version: string): string {
  return bars().get(version) ?? '';
}
