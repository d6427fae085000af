/** Classes of a standalone link, tall enough to tap. */
export const LINK_CLASS =
  'inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-brass';
