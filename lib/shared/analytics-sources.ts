import type { Environment } from './env.ts';

/** Hosts of Google Tag Manager and Google Analytics, as Google names them for a Content-Security-Policy. */
const TAG_MANAGER = 'https://*.googletagmanager.com';
const MEASUREMENTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** What a page that is measured may reach, as a Content-Security-Policy names it. */
export interface AnalyticsSources {
  script: readonly string[];
  /** Calls and pictures. */
  connect: readonly string[];
}

type Settings = Pick<Environment, 'TAG_MANAGER' | 'TAG_MANAGER_ID' | 'TAG_MANAGER_URL'>;

/** The hosts of the tag manager and of its measurements; undefined where none is configured, or it is switched off. */
export function analyticsSources({ TAG_MANAGER: isOn, TAG_MANAGER_ID, TAG_MANAGER_URL }: Settings) {
  if (!isOn || TAG_MANAGER_ID === undefined) return undefined;
  const { hostname, origin } = new URL(TAG_MANAGER_URL);
  const isGoogle = hostname.endsWith('.googletagmanager.com');
  // A tag manager of the operator's own still loads the measurements from Google.
  const script = isGoogle ? [TAG_MANAGER] : [origin, TAG_MANAGER];
  return { script, connect: [...script, ...MEASUREMENTS] } satisfies AnalyticsSources;
}
