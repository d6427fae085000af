import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { environment } from '#lib/shared/env.ts';
import type { Result } from '#lib/shared/result.ts';
import type { Contact } from '#lib/storefront/catalogue/stock-alerts/schema.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { callAsVisitor } from '#lib/storefront/platform/session/visitor-call.ts';
import type { LaunchClock } from './types.ts';

/** This server's clock and the launch time. */
export function launchClock(): LaunchClock {
  return { now: Date.now(), launchAt: environment().LAUNCH_AT };
}

/** Requests one message when the store opens. Stale where it is open already. */
export function notifyOfLaunch(session: ShopperSession, { mobile, email }: Contact): Promise<Result<unknown>> {
  return callAsVisitor(session, calls.launchNotice, { Mobile: mobile, Email: email });
}
