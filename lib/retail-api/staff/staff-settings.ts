import { HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { Environment } from '#lib/shared/env.ts';
import { localUrl } from '#lib/shared/loopback.ts';
import { isTrial } from '#lib/shared/trial.ts';
import type { StaffSettings } from '../core/core-context.ts';

/** How staff sign in, by the settings. */
export function staffSettings(settings: Environment): StaffSettings {
  return {
    requiresTotp: settings.STAFF_TOTP ? settings.STAFF_TOTP === 'required' : !isTrial(settings),
    sessionMs: settings.STAFF_SESSION_HOURS * HOUR_MS,
    idleMs: settings.STAFF_IDLE_MINUTES * MINUTE_MS,
    backOfficeUrl: (settings.BACK_OFFICE_URL ?? localUrl(settings.BACK_OFFICE_HOST, settings.BACK_OFFICE_PORT)).replace(
      /\/$/,
      '',
    ),
  };
}
