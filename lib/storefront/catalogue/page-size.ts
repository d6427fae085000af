/** Products on a full page of a list. */
export const PAGE_SIZE = 24;
