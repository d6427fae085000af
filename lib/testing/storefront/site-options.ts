import { writeSiteOptions } from '#lib/retail-api/core/site-options.ts';
import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import type { SiteOptions } from '#lib/storefront/platform/retail-client/site-options.ts';

/** Sets the site options of a retail API as an operator's settings would, e.g. `{ WISHLIST: 'on' }`. */
export async function setOptions({ context }: TestApi, settings: Record<string, string>): Promise<void> {
  await writeSiteOptions(context.db, parseEnvironment(settings));
}

/** Lets the storefront alone know these site options by their ids, e.g. `{ CorporateSite: 'on' }`; none: as fetched. */
export function setStorefrontOptions(options?: Record<string, string>): void {
  const value = new Map(Object.entries(options ?? {}));
  const known: SiteOptions = { read: async () => ({ value, degraded: false }), last: () => value };
  replaceSingleton<SiteOptions>('known.site-options', options && known);
}
