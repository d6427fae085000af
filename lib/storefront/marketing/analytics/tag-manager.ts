import { deleteStatisticsCookies } from './delete-cookies.ts';
import type { Provider } from './provider.ts';
import type { AnalyticsEvent, AnalyticsSettings } from './types.ts';

declare global {
  interface Window {
    /** The queue that the tag manager reads. */
    dataLayer?: unknown[];
    /** The containers and measurements that run in the tag manager, by id. */
    google_tag_manager?: Record<string, unknown>;
  }
}

type TagManager = NonNullable<AnalyticsSettings['tagManager']>;

/** A Google Analytics measurement id; its opt-out flag is a property of `window`. */
const MEASUREMENT = /^G-/;

function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Sends a command, which the tag manager recognises because it is an `arguments` object. */
function command(..._args: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: gtag.js accepts an arguments object only, not an array
  push(arguments);
}

/** Disables or enables the measurements on this page, which keep sending if only the consent changes. */
function switchMeasurements(off: boolean): void {
  const ids = Object.keys(window.google_tag_manager ?? {}).filter((id) => MEASUREMENT.test(id));
  for (const id of ids) Reflect.set(window, `ga-disable-${id}`, off);
}

/**
 * Google Tag Manager as the provider: the first `start` loads its script, which sends events to Google
 * Analytics.
 */
export function tagManager({ id, scriptUrl }: TagManager): Provider {
  let isLoaded = false;
  let hasFailed = false;

  const load = () => {
    isLoaded = true;
    // The consent banner does not include advertising, so that is always denied.
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    command('consent', 'default', { ...denied, analytics_storage: 'granted' });
    push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.async = true;
    script.src = `${scriptUrl}?id=${id}`;
    script.addEventListener('error', () => {
      // The script is blocked or unreachable: the queue will never be read.
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
    send(event: AnalyticsEvent, onSent?: () => void) {
      if (hasFailed) return;
      // The ecommerce data of the previous event must not be merged into this one.
      if ('ecommerce' in event) push({ ecommerce: null });
      push(onSent ? { ...event, eventCallback: onSent } : event);
    },
    stop() {
      command('consent', 'update', { analytics_storage: 'denied' });
      switchMeasurements(true);
      deleteStatisticsCookies();
    },
  };
}
