import 'server-only';
import { calls } from '#lib/contract/index.ts';
import type { Contact } from '#lib/notify/schema.ts';
import { callAsAnybody } from '#lib/session/anybody-call.ts';
import type { ShopperSession } from '#lib/session/shopper-session.ts';
import { environment } from '#lib/shared/env.ts';
import type { Result } from '#lib/shared/result.ts';
import type { LaunchClock } from './types.ts';

/** The clock of this server and the moment of the launch. */
export function launchClock(): LaunchClock {
  return { now: Date.now(), launchAt: environment().LAUNCH_AT };
}

/** Asks for one message when the store opens. Stale where it is open by now. */
export function notifyOfLaunch(session: ShopperSession, { mobile, email }: Contact): Promise<Result<unknown>> {
  return callAsAnybody(session, calls.launchNotice, { Mobile: mobile, Email: email });
}
