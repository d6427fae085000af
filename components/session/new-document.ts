/** Loads whole documents, so that nothing of the page before stays in the router's memory. */
export const newDocument = {
  /** In place of this page, which Back then does not come to. */
  replace: (href: string) => window.location.replace(href),
  /** The same page anew. */
  again: () => window.location.reload(),
};
