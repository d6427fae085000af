import type { Environment } from '#lib/shared/env.ts';

/** Hosts of Google Tag Manager and Google Analytics, as Google names them for a Content-Security-Policy. */
const TAG_MANAGER = 'https://*.googletagmanager.com';
const MEASUREMENTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The sources that a page with analytics may reach, for its Content-Security-Policy. */
export interface AnalyticsSources {
  script: readonly string[];
  /** Requests (`connect-src`) and images. */
  connect: readonly string[];
}

type Settings = Pick<Environment, 'TAG_MANAGER' | 'TAG_MANAGER_ID' | 'TAG_MANAGER_URL'>;

/**
 * Returns the hosts of the tag manager and of analytics; undefined where none is configured, or it is switched
 * off.
 */
export function analyticsSources({ TAG_MANAGER: isOn, TAG_MANAGER_ID, TAG_MANAGER_URL }: Settings) {
  if (!isOn || TAG_MANAGER_ID === undefined) return undefined;
  const { hostname, origin } = new URL(TAG_MANAGER_URL);
  const isGoogle = hostname.endsWith('.googletagmanager.com');
  // An operator's own tag manager still loads the analytics scripts from Google.
  const script = isGoogle ? [TAG_MANAGER] : [origin, TAG_MANAGER];
  return { script, connect: [...script, ...MEASUREMENTS] } satisfies AnalyticsSources;
}
