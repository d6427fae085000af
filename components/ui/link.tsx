import type { ComponentProps } from 'react';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** Whether the new page takes the place of the current one in the history. */
  replace?: boolean;
  /** False where the new page keeps the scroll position. */
  scroll?: boolean;
}

/**
 * A link to a page of the store: a plain element, so that hundreds of them cost a page no script each.
 * `RouteLinks` follows it through the router and fetches its page in advance; before that script runs, it loads
 * a new document.
 */
export function Link({ replace = false, scroll = true, ...attributes }: LinkProps) {
  return <a {...attributes} data-link={`${replace ? 'replace' : ''}${scroll ? '' : ' keep'}`} />;
}
