import { MAX_PAGE, PAGES_TOGETHER } from './list-vocabulary.ts';

/** The pages of a list that are shown together. */
export interface Pages {
  page: number;
  /** The last page; undefined where it is a single page. */
  to?: number | undefined;
}

/** Parses `3` or `1-3`; null where the text is neither. Numbers above the maximum are reduced to it. */
export function parsePages(text: string): Pages | null {
  const [, first, last] = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/.exec(text) ?? [];
  if (first === undefined) return null;
  const page = Math.min(Number(first), MAX_PAGE);
  const to = Math.min(Number(last ?? 0), page + PAGES_TOGETHER - 1, MAX_PAGE);
  return { page, to: to > page ? to : undefined };
}

/** Formats pages for a URL in their canonical form. */
export function formatPages({ page, to }: Pages): string {
  return to === undefined ? String(page) : `${page}-${to}`;
}
