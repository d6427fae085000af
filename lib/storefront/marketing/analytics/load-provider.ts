import * as apiPaths from '#lib/shared/api-paths.ts';
import { startVitals } from '#lib/storefront/marketing/vitals/start.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import type { Provider } from './provider.ts';
import { productOf } from './read-page.ts';
import { tagManager } from './tag-manager.ts';
import type { AnalyticsSettings } from './types.ts';

/**
 * Loads the provider that the store is configured with; null where it has none, undefined where that is not
 * known. Also begins to measure how fast pages are, where the store wants to know. To be called after consent.
 */
export async function loadProvider(): Promise<Provider | null | undefined> {
  try {
    const response = await browserFetch(apiPaths.analytics());
    if (!response.ok) return undefined;
    const settings = (await response.json()) as AnalyticsSettings;
    if (settings.vitals) startVitals(productOf(document) !== null);
    return settings.tagManager ? tagManager(settings.tagManager) : null;
  } catch {
    // No network, or not a response of the store: the next event loads again.
    return undefined;
  }
}
