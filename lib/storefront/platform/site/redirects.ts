import { redirect as move, permanentRedirect as movePermanently } from 'next/navigation';
import { localHref } from './local-href.ts';

/** Leads from a page that is being rendered to another page of the store, in the same language. */
export function redirect(href: string): never {
  move(localHref(href));
}

/** The same for good: the page has this address instead. */
export function permanentRedirect(href: string): never {
  movePermanently(localHref(href));
}
