import { writeSiteOptions } from '#lib/retail-api/app/site-options.ts';
import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { parseEnvironment } from '#lib/shared/env.ts';

/** Sets the site options of a retail API as an operator's settings would, e.g. `{ WISHLIST: 'on' }`. */
export async function setOptions({ context }: TestApi, settings: Record<string, string>): Promise<void> {
  await writeSiteOptions(context.db, parseEnvironment(settings));
}
