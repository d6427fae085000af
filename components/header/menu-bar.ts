import { escapeHtml } from '#lib/shared/escape-html.ts';
import { localHref, withLocalLinks } from '#lib/shared/language/local-href.ts';
import type { MenuEntry } from '#lib/storefront/content/types.ts';
import * as m from '#messages';
import { SHAPES } from '@/components/ui/icon';
import { languageOfContent } from '@/components/ui/in-its-language';

const CHEVRON =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"' +
  ` aria-hidden="true" class="size-3.5 shrink-0 transition-[rotate]"><path d="${SHAPES.down}"></path></svg>`;

/** Returns whether a top category has content to show in a panel. */
export function hasPanel({ children, panel }: MenuEntry): boolean {
  return children.length > 0 || panel !== '';
}

/**
 * The items of the desktop menu as HTML: every top category is a link, and those with content also open a panel. Names
 * and addresses are escaped; the operator's panels were sanitised when they were received.
 */
export function menuBar(entries: readonly MenuEntry[]): string {
  return entries.map(item).join('');
}

function item(entry: MenuEntry): string {
  const top = link(entry, 'menu-top flex min-h-12 items-center px-1 text-sm hover:text-brass xl:tracking-wide');
  return `<li class="menu-item flex items-center">${top}${hasPanel(entry) ? disclosure(entry) + panel(entry) : ''}</li>`;
}

function disclosure({ name }: MenuEntry): string {
  return (
    `<details name="main-menu"><summary aria-label="${escapeHtml(m.headerMoreIn({ name }))}"` +
    ` class="grid h-12 w-6 place-items-center hover:text-brass pointer-coarse:w-11">${CHEVRON}</summary></details>`
  );
}

/** The panel of a top category: its category tree and, beside it, the operator's content. */
function panel(entry: MenuEntry): string {
  const groups = entry.children.filter((child) => child.children.length > 0);
  const single = entry.children.filter((child) => child.children.length === 0);
  const isSmall = groups.length === 0;
  const all = { ...entry, name: m.headerAllOf({ name: entry.name }) };
  const lists = list(all, single) + groups.map((group) => list(group, group.children)).join('');
  const tree = isSmall ? 'w-52 shrink-0' : 'min-w-0 flex-1 columns-[4_9rem] gap-x-6 xl:gap-x-8';
  return (
    '<div class="menu-panel absolute inset-x-0 top-full border-line border-y bg-paper">' +
    `<div class="page-width flex gap-8 py-8 xl:gap-12"><div class="-mb-6 ${tree}">${lists}</div>` +
    `${entry.panel === '' ? '' : operatorPart(entry.panel, isSmall)}</div></div>`
  );
}

function operatorPart(html: string, isSmall: boolean): string {
  const width = isSmall ? 'min-w-0 flex-1' : 'w-96 shrink-0 xl:w-[29rem]';
  const language = languageOfContent(html);
  const lang = language === undefined ? '' : ` lang="${language}"`;
  return `<div class="menu-operator ${width}"${lang}><div class="menu-operator-parts">${withLocalLinks(html)}</div></div>`;
}

function list(head: MenuEntry, entries: readonly MenuEntry[]): string {
  const rest = entries.map((entry) => panelLink(entry, 'text-muted text-sm')).join('');
  return `<ul class="break-inside-avoid pb-6">${panelLink(head, 'font-display text-lg')}${rest}</ul>`;
}

function panelLink(entry: MenuEntry, textStyle: string): string {
  return `<li>${link(entry, `block py-1 hover:text-brass pointer-coarse:py-2.5 ${textStyle}`)}</li>`;
}

/** Writes the same anchor as the component `Link`. */
function link({ href, name }: MenuEntry, style: string): string {
  return `<a href="${escapeHtml(localHref(href))}" class="${style}" data-link="">${escapeHtml(name)}</a>`;
}
