import type { Gateway } from '#lib/contract/index.ts';
import type { Caller } from '../core/caller.ts';
import type { CoreContext } from '../core/core-context.ts';
import { consumeLimits } from '../core/limits/consume-limits.ts';
import { usedUp } from '../core/limits/limit-events.ts';
import { fail, type Outcome } from '../core/outcome.ts';
import type { SecurityEvent } from '../core/security-log.ts';
import { invalidLimit } from './payment-limits.ts';

interface Invalid {
  event: Extract<SecurityEvent, 'payment-return-invalid' | 'payment-webhook-invalid'>;
  gateway: Gateway;
  /** What is wrong with it, without quoting any of it. */
  reason: string;
}

/** Refuses what did not come from a gateway, and logs the sender at a limited rate. */
export async function rejectInvalid(
  { db, secret, now, security }: Pick<CoreContext, 'db' | 'secret' | 'now' | 'security'>,
  { network }: Pick<Caller, 'network'>,
  { event, gateway, reason }: Invalid,
): Promise<Outcome<never>> {
  const limits = [invalidLimit(secret, network)];
  // Read first, so that a flood does not queue for the write transaction.
  const logged =
    (await usedUp(db, limits, now())) ??
    (await db.transaction().execute((transaction) => consumeLimits(transaction, limits, now())));
  if (logged === null) security(event, { network, gateway, reason });
  return fail('PaymentInvalid');
}
