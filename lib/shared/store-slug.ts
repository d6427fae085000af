import { slugOf } from './slug-of.ts';

/** The last segment of a shop's page: its name and, after two hyphens, its code: `jaipur-c-scheme--st119`. */
export function storeSlug(name: string, code: string): string {
  return `${slugOf(name) || 'shop'}--${code.toLowerCase()}`;
}

/** The code that a segment ends in, upper case; undefined where it holds none. */
export function storeCodeOf(slug: string): string | undefined {
  return /^[a-z0-9-]{1,120}--([a-z0-9]+(?:-[a-z0-9]+){0,5})$/.exec(slug)?.[1]?.toUpperCase();
}
