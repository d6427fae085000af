import { localHref } from '#lib/storefront/platform/site/local-href.ts';

/** Loads whole documents, so that the router's cache keeps nothing of the previous page. */
export const newDocument = {
  /** Replaces this page in the history, so that Back does not return to it. */
  replace: (href: string) => window.location.replace(localHref(href)),
  /** Reloads this page. */
  again: () => window.location.reload(),
};
