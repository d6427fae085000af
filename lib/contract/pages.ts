import { MAXIMUM_PAGE, PAGES_TOGETHER } from './list-vocabulary.ts';

/** Pages of a list that are shown as one. */
export interface Pages {
  page: number;
  /** The last of them; left out where it is one page alone. */
  to?: number | undefined;
}

/** Reads `3` or `1-3`; null where it is neither. Numbers that no list has become the largest that one may have. */
export function parsePages(text: string): Pages | null {
  const [, first, last] = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/.exec(text) ?? [];
  if (first === undefined) return null;
  const page = Math.min(Number(first), MAXIMUM_PAGE);
  const to = Math.min(Number(last ?? 0), page + PAGES_TOGETHER - 1, MAXIMUM_PAGE);
  return { page, to: to > page ? to : undefined };
}

/** The one form of pages in an address. */
export function formatPages({ page, to }: Pages): string {
  return to === undefined ? String(page) : `${page}-${to}`;
}
