import { escapeHtml } from '#lib/shared/escape-html.ts';
import { htmlText } from './html-text.ts';

/** Matches a heading, or a table that contains no other. */
const HEADING_OR_TABLE = /<h[2-4][^>]*>([\s\S]*?)<\/h[2-4]>|<table>(?:(?!<table>)[\s\S])*?<\/table>/g;
const CAPTION = /<caption>([\s\S]*?)<\/caption>/;

/**
 * Puts each table of sanitised HTML into a region that scrolls on a narrow screen, also by keyboard. The region is named
 * after the table's caption, else after the heading above it, else after the page.
 */
export function withTableRegions(html: string, pageTitle: string): string {
  const uses = new Map<string, number>();
  let above = pageTitle;
  return html.replace(HEADING_OR_TABLE, (part, heading: string | undefined) => {
    if (heading !== undefined) {
      above = htmlText(heading) || above;
      return part;
    }
    const name = htmlText(CAPTION.exec(part)?.[1] ?? '') || above;
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    const label = escapeHtml(use === 1 ? name : `${name} (${use})`);
    return `<div class="table-region" role="region" aria-label="${label}" tabindex="0">${part}</div>`;
  });
}
