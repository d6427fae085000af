import { browserFetch } from '#lib/http/browser-fetch.ts';
import { paths } from '#lib/shared/paths.ts';
import type { Provider } from './provider.ts';
import { tagManager } from './tag-manager.ts';
import type { AnalyticsSettings } from './types.ts';

/** The provider that the store is set up with; null where it has none, or cannot say. */
export async function loadProvider(): Promise<Provider | null> {
  try {
    const response = await browserFetch(paths.api.analytics());
    if (!response.ok) return null;
    const settings = (await response.json()) as AnalyticsSettings;
    return settings.tagManager && tagManager(settings.tagManager);
  } catch {
    // No network: this page is not measured.
    return null;
  }
}
