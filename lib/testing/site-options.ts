import { writeSiteOptions } from '#lib/retail-api/app/site-options.ts';
import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { parseEnvironment } from '#lib/shared/env.ts';

/** Gives a retail API the site options of an operator's settings, e.g. `{ WISHLIST: 'on' }`. */
export async function setOptions({ context }: TestApi, settings: Record<string, string>): Promise<void> {
  await writeSiteOptions(context.db, parseEnvironment(settings));
}
