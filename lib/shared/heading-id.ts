/** Ids of the frame around every page, and names by which scripts look for something among the globals. */
export const TAKEN_IDS: readonly string[] = [
  ...['content', 'site-header', 'mobile-menu'],
  ...['process', 'global', 'module', 'exports', 'require', 'define', 'next'],
];

const SAFE_ID = /^[a-z][a-z0-9-]{0,60}$/;

/**
 * Whether an operator may give a heading this id. Browsers make an element with an id a global of that name, so one such as
 * `__next_f` would take the place of what the scripts of the store keep there: no id has an underscore.
 */
export function isHeadingId(id: string): boolean {
  return SAFE_ID.test(id) && !TAKEN_IDS.includes(id);
}
