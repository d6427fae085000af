import 'server-only';
import { createHash } from 'node:crypto';
import { byLanguage } from '#lib/shared/by-language.ts';
import type { MenuEntry, TopCategory } from '#lib/storefront/content/types.ts';
import { cacheMenuHtml } from './bar-memory';
import { hasPanel, menuBar } from './menu-bar';

/** What the data of a page says of the menu: the rest is in its HTML alone, or fetched when it is asked for. */
export interface FrameMenu {
  /** The version of the desktop menu, under which the server keeps its HTML. */
  version: string;
  top: TopCategory[];
}

/** What was made of each menu in a language; the entries are the same array until the menu is fetched again. */
const madeIn = byLanguage(() => new WeakMap<readonly MenuEntry[], { menu: FrameMenu; bar: string }>());

/** Writes the menu once for all pages with the same entries. */
export function frameMenu(entries: readonly MenuEntry[]): FrameMenu {
  const made = madeIn();
  let known = made.get(entries);
  if (!known) {
    const bar = menuBar(entries);
    const version = createHash('sha256').update(bar).digest('base64url').slice(0, 12);
    const top = entries.map((entry) => ({ name: entry.name, href: entry.href, hasPanel: hasPanel(entry) }));
    known = { menu: { version, top }, bar };
    made.set(entries, known);
  }
  cacheMenuHtml(known.menu.version, known.bar);
  return known.menu;
}
