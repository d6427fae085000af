import { pagePath } from '#lib/shared/language/local-href.ts';
import { PERSONAL_SEGMENTS } from '#lib/shared/personal-segments.ts';

const ROUTED = 'a[data-link]';

/** Where a link of the store leads, and how. */
interface LinkRoute {
  href: string;
  replaces: boolean;
  /** Whether the new page starts at its top. */
  scrolls: boolean;
}

/** Returns the link of the store that an event happened in, or null. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(ROUTED) : null;
}

/** Returns the links of the store in an element, in document order. */
export function linksIn(container: ParentNode): HTMLAnchorElement[] {
  return [...container.querySelectorAll<HTMLAnchorElement>(ROUTED)];
}

/** Returns the route of a link; null where the browser follows it, as in a new tab or to the current page. */
export function routeOf(link: HTMLAnchorElement): LinkRoute | null {
  const { location } = window;
  if (link.origin !== location.origin || (link.target !== '' && link.target !== '_self') || link.download !== '') {
    return null;
  }
  // A link to the current page loads it again.
  if (link.hash === '' && isShown(link)) return null;
  const options = link.dataset.link?.split(' ') ?? [];
  return {
    href: link.pathname + link.search + link.hash,
    replaces: options.includes('replace'),
    scrolls: !options.includes('keep'),
  };
}

/** Returns whether a link leads to the page in the location bar, or to a part of it. */
export function isShown(link: HTMLAnchorElement): boolean {
  return link.pathname === window.location.pathname && link.search === window.location.search;
}

/** Returns whether a path is that of a page which shows what one shopper has. */
export function isPersonal(pathname: string): boolean {
  const [, first = ''] = pagePath(pathname).split('/');
  return PERSONAL_SEGMENTS.has(first);
}

/** Returns whether the page of a link may be fetched in advance: never a personal one, nor the current one. */
export function mayPrefetch(link: HTMLAnchorElement): boolean {
  return routeOf(link) !== null && !isShown(link) && !isPersonal(link.pathname);
}
