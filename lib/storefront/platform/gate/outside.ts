import { GATEWAYS } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Restriction } from './restriction.ts';

/** Where visitors wait, and what they may open meanwhile. None of it shows anything of the catalogue. */
const ENTRY_PAGES: Record<Restriction, { door: string; pages: ReadonlySet<string> }> = {
  'pre-launch': { door: paths.counter(), pages: new Set([paths.counter(), paths.signIn(), paths.userAccess()]) },
  'private-sale': { door: paths.userAccess(), pages: new Set([paths.userAccess()]) },
};

/** What everybody may read before they give anything away. */
const NOTICES = new Set(['privacy', 'cookies', 'terms', 'contact'].map(paths.content));

/** What a door needs: to sign in and out, to choose what is measured, to be told of the opening. */
const HANDLERS: ReadonlySet<string> = new Set([
  apiPaths.session(),
  apiPaths.signInCode(),
  apiPaths.signIn(),
  apiPaths.signOut(),
  apiPaths.invitation(),
  apiPaths.consent(),
  apiPaths.launch(),
  apiPaths.admission(),
  apiPaths.launchNotice(),
  // What gateways tell is proven by their signatures, and answered with nothing of the store.
  ...GATEWAYS.flatMap((gateway) => [apiPaths.paymentWebhook(gateway), paths.paymentReturn(gateway)]),
]);

const ASSETS =
  /^\/(?:_next\/static\/.+|fonts\/.+|icons\/.+|favicon\.ico|icon\.svg|icon\.png|apple-icon\.png|robots\.txt|manifest\.webmanifest)$/;

/** Whether a file or a handler stands before the door: open although entry is restricted. */
export function isOutside(path: string): boolean {
  return ASSETS.test(path) || HANDLERS.has(path);
}

/** Whether a page holds what everybody may read, whoever may enter. */
export function isNotice(path: string): boolean {
  return NOTICES.has(path);
}

/** Whether a page stands before the door of a restricted store. */
export function isPageOutside(path: string, restriction: Restriction): boolean {
  return ENTRY_PAGES[restriction].pages.has(path) || isNotice(path);
}

/** What a target may hold that is remembered at the door. */
const MAX_TARGET_LENGTH = 600;

/** Where a visitor is sent who may not enter; the private sale remembers what was wanted. */
export function entryPathFor(restriction: Restriction, path: string, query: string): string {
  if (restriction === 'pre-launch') return ENTRY_PAGES['pre-launch'].door;
  const target = path + query;
  return paths.userAccess(target === '/' || target.length > MAX_TARGET_LENGTH ? undefined : target);
}
