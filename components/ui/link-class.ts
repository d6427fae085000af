/** The look of a link that stands by itself, with the height of a finger. */
export const LINK_CLASS =
  'inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-brass';
