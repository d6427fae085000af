import { escapeHtml } from '#lib/shared/escape-html.ts';

/** What the shop's own clean-up adds to pictures and links; it does not make HTML another one. */
const ADDED: Readonly<Record<string, readonly string[]>> = { IMG: ['loading', 'decoding'], A: ['rel'] };

/** The body of some HTML, without running or loading anything in it. */
export function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Whether two texts are the same HTML to a reader: line breaks between elements and added attributes do not count. */
export function isSameHtml(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(html: string): string {
  const body = bodyOf(html);
  for (const element of body.querySelectorAll('*')) {
    for (const name of ADDED[element.tagName] ?? []) element.removeAttribute(name);
    const attributes = [...element.attributes].toSorted((left, right) => (left.name < right.name ? -1 : 1));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return body.innerHTML
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<\/?(?:div|h3|ul|li|p)\b[^>]*>) ?/g, '$1')
    .trim();
}

/** The text of an element with single blanks. */
export function textOf(node: Node | null): string {
  return (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** A link as HTML. */
export function linkHtml(url: string, inner: string): string {
  return `<a href="${escapeHtml(hrefOf(url))}">${inner}</a>`;
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** An address as people type it, `watches/men`, as links have it: `/watches/men`. One with a scheme stays. */
export function hrefOf(url: string): string {
  const typed = url.trim();
  return typed === '' || typed.startsWith('/') || SCHEME.test(typed) ? typed : `/${typed}`;
}

/** What is wrong with an address, as a sentence; empty if nothing is. */
export function urlProblem(url: string): string {
  const typed = url.trim();
  if (typed === '') return 'needs an address.';
  if (/\s/.test(typed)) return 'has an address with a blank in it.';
  const scheme = SCHEME.exec(typed)?.[1]?.toLowerCase();
  if (scheme !== undefined && !['https', 'mailto', 'tel'].includes(scheme)) {
    return 'leads to an address that shoppers cannot open: use a path of the shop, https:, mailto: or tel:.';
  }
  return typed.startsWith('//') ? 'begins with two slashes: use one for a page of the shop.' : '';
}
