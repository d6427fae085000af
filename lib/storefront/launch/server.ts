import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { environment } from '#lib/shared/env.ts';
import type { Result } from '#lib/shared/result.ts';
import type { Contact } from '#lib/storefront/catalogue/stock-alerts/schema.ts';
import { callAsAnybody } from '#lib/storefront/platform/session/anybody-call.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import type { LaunchClock } from './types.ts';

/** The clock of this server and the moment of the launch. */
export function launchClock(): LaunchClock {
  return { now: Date.now(), launchAt: environment().LAUNCH_AT };
}

/** Asks for one message when the store opens. Stale where it is open by now. */
export function notifyOfLaunch(session: ShopperSession, { mobile, email }: Contact): Promise<Result<unknown>> {
  return callAsAnybody(session, calls.launchNotice, { Mobile: mobile, Email: email });
}
