import { GATEWAYS } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Restriction } from './restriction.ts';

/** The page where visitors wait, and the pages open to them meanwhile, without any content of the catalogue. */
const ENTRY_PAGES: Record<Restriction, { entry: string; pages: ReadonlySet<string> }> = {
  'pre-launch': { entry: paths.counter(), pages: new Set([paths.counter(), paths.signIn(), paths.userAccess()]) },
  'private-sale': { entry: paths.userAccess(), pages: new Set([paths.userAccess()]) },
};

/** Legal pages that visitors must be able to read before they enter any data. */
const NOTICES = new Set(['privacy', 'cookies', 'terms', 'contact'].map(paths.content));

/** The handlers that the entry pages need: sign-in and sign-out, consent, and the launch notification. */
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
  apiPaths.whatsAppWebhook(),
  apiPaths.courierWebhook(),
  // The content from gateways is proven by signatures, and the responses reveal nothing about the store.
  ...GATEWAYS.flatMap((gateway) => [apiPaths.paymentWebhook(gateway), paths.paymentReturn(gateway)]),
]);

const ASSETS =
  /^\/(?:_next\/static\/.+|fonts\/.+|icons\/.+|favicon\.ico|icon\.svg|icon\.png|apple-icon\.png|robots\.txt|manifest\.webmanifest)$/;

/** Whether a file or handler is open although entry is restricted. */
export function isOutside(path: string): boolean {
  return ASSETS.test(path) || HANDLERS.has(path);
}

/** Whether a page is a legal page that is always open. */
export function isNotice(path: string): boolean {
  return NOTICES.has(path);
}

/** Whether a page is open although entry is restricted in this way. */
export function isPageOutside(path: string, restriction: Restriction): boolean {
  return ENTRY_PAGES[restriction].pages.has(path) || isNotice(path);
}

/** The maximum length of a target that an entry page remembers. */
const MAX_TARGET_LENGTH = 600;

/** The entry page for a visitor who may not enter; that of the private sale remembers the requested page. */
export function entryPathFor(restriction: Restriction, path: string, query: string): string {
  if (restriction === 'pre-launch') return ENTRY_PAGES['pre-launch'].entry;
  const target = path + query;
  return paths.userAccess(target === '/' || target.length > MAX_TARGET_LENGTH ? undefined : target);
}
