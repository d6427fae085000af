/**
 * Returns lower-case ASCII words joined by hyphens, e.g. `Brévault & Co.` becomes `brevault-co`; empty where a
 * text has none.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Returns the last path segment of a physical store's page: its name and, after two hyphens, its code:
 * `jaipur-c-scheme--st119`.
 */
export function storeSlug(name: string, code: string): string {
  return `${slugOf(name) || 'shop'}--${code.toLowerCase()}`;
}

/** Returns the store code at the end of a segment, in upper case; undefined where there is none. */
export function storeCodeOf(slug: string): string | undefined {
  return /^[a-z0-9-]{1,120}--([a-z0-9]+(?:-[a-z0-9]+){0,5})$/.exec(slug)?.[1]?.toUpperCase();
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Whether a text in a URL can be the slug of a brand or a story. */
export function isPageSlug(text: string): boolean {
  return SLUG.test(text);
}
