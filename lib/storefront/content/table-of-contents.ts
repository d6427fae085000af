import { escapeHtml } from '#lib/shared/escape-html.ts';
import { isHeadingId, RESERVED_IDS } from '#lib/shared/sanitise-html.ts';
import { htmlText } from './html-text.ts';
import type { ContentHeading } from './types.ts';

const HEADING = /<(h[23])(?: id="([^"]*)")?>([\s\S]*?)<\/\1>/g;
const HEADING_ID = /(?<=<h[23]) id="[^"]*"(?=>)/g;

/** The text of a heading as an id; letters of every script are kept. */
function slugOf(text: string): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/[^\p{L}\p{M}\p{N}]+$|^-/gu, '');
  return slug || 'section';
}

/** Makes ids unique: returns the wanted id if it is free, otherwise the same with a number. */
function createIds(): (preferredId: string) => string {
  const usedIds = new Set(RESERVED_IDS);
  /** The next number to try for each wanted id, so that many equal headings do not cost quadratic time. */
  const next = new Map<string, number>();
  return (preferredId) => {
    let id = preferredId;
    let number = next.get(preferredId) ?? 2;
    for (; usedIds.has(id); number += 1) id = `${preferredId}-${number}`;
    next.set(preferredId, number);
    usedIds.add(id);
    return id;
  };
}

/**
 * Gives every h2 and h3 of sanitised HTML a stable id, made of its text or set by the operator, and lists the headings:
 * each h3 under the h2 before it.
 */
export function withAnchors(html: string): { html: string; headings: ContentHeading[] } {
  const idFor = createIds();
  const headings: ContentHeading[] = [];
  const anchored = html.replace(HEADING, (heading, level: string, own: string | undefined, inner: string) => {
    const text = htmlText(inner);
    if (text === '') return heading.replace(HEADING_ID, '');
    const id = idFor(own !== undefined && isHeadingId(own) ? own : slugOf(text));
    const section = level === 'h3' ? headings.at(-1) : undefined;
    (section?.children ?? headings).push({ id, text, children: [] });
    // A heading inside another is not listed, and must not have an id that a later heading gets.
    return `<${level} id="${escapeHtml(id)}">${inner.replace(HEADING_ID, '')}</${level}>`;
  });
  return { html: anchored, headings };
}
