/** Lower-case ASCII words joined by hyphens, e.g. `Brévault & Co.` is `brevault-co`; empty where a text has none. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The last segment of a shop's page: its name and, after two hyphens, its code: `jaipur-c-scheme--st119`. */
export function storeSlug(name: string, code: string): string {
  return `${slugOf(name) || 'shop'}--${code.toLowerCase()}`;
}

/** The code that a segment ends in, upper case; undefined where it holds none. */
export function storeCodeOf(slug: string): string | undefined {
  return /^[a-z0-9-]{1,120}--([a-z0-9]+(?:-[a-z0-9]+){0,5})$/.exec(slug)?.[1]?.toUpperCase();
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Whether a text of an address can name a brand. */
export function isBrandSlug(text: string): boolean {
  return SLUG.test(text);
}
