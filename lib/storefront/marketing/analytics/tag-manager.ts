import { deleteStatisticsCookies } from './delete-cookies.ts';
import type { Provider } from './provider.ts';
import type { AnalyticsEvent, AnalyticsSettings } from './types.ts';

declare global {
  interface Window {
    /** What the tag manager reads. */
    dataLayer?: unknown[];
    /** What runs in the tag manager, by id. */
    google_tag_manager?: Record<string, unknown>;
  }
}

type TagManager = NonNullable<AnalyticsSettings['tagManager']>;

/** A measurement of Google Analytics, whose switch stands on `window`. */
const MEASUREMENT = /^G-/;

function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** A command, which the tag manager knows by its being an `arguments` object. */
function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else
  push(arguments);
}

/** Whether the measurements that run on this page may send anything: what consent alone would not stop. */
function switchMeasurements(off: boolean): void {
  const ids = Object.keys(window.google_tag_manager ?? {}).filter((id) => MEASUREMENT.test(id));
  for (const id of ids) Reflect.set(window, `ga-disable-${id}`, off);
}

/** Google Tag Manager as the provider: its script is loaded by the first `start`, and tells Google Analytics. */
export function tagManager({ id, scriptUrl }: TagManager): Provider {
  let isLoaded = false;
  let hasFailed = false;

  const load = () => {
    isLoaded = true;
    // Nobody was asked about advertising, so it stays denied.
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    command('consent', 'default', { ...denied, analytics_storage: 'granted' });
    push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.async = true;
    script.src = `${scriptUrl}?id=${id}`;
    script.addEventListener('error', () => {
      // Blocked or out of reach: nobody will ever read what waits.
      hasFailed = true;
      delete window.dataLayer;
    });
    document.head.append(script);
  };

  return {
    start() {
      if (!isLoaded) load();
      else {
        switchMeasurements(false);
        command('consent', 'update', { analytics_storage: 'granted' });
      }
    },
    send(event: AnalyticsEvent, told?: () => void) {
      if (hasFailed) return;
      // What the event before told of its goods must not be read with this one.
      if ('ecommerce' in event) push({ ecommerce: null });
      push(told ? { ...event, eventCallback: told } : event);
    },
    stop() {
      command('consent', 'update', { analytics_storage: 'denied' });
      switchMeasurements(true);
      deleteStatisticsCookies();
    },
  };
}
