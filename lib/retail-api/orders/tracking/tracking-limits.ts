import { HOUR_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { consumeLimits } from '../../core/limits/consume-limits.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { tooManyRequests } from '../../core/refusals.ts';

/** Who asks, for which order number. */
interface TrackingRequest {
  SessionId: string;
  OrderNumber: string;
  network: string;
}

/**
 * Consumes the rate limit of order lookups; refuses with TooManyRequests. It counts per hour by session, by network and
 * by order number, whether or not the order exists, so that nobody can try one contact after the other.
 */
export function consumeTrackingLimit(
  { db, secret, now }: CoreContext,
  trackingRequest: TrackingRequest,
): Promise<Outcome<null>> {
  return inTransaction<null>(db, async (transaction) => {
    const refused = await consumeLimits(transaction, trackingLimits(secret, trackingRequest), now());
    return refused ? tooManyRequests(refused.retryAfterSeconds) : succeed(null);
  });
}

function trackingLimits(secret: ApiSecret, { SessionId, OrderNumber, network }: TrackingRequest): LimitRule[] {
  return [
    { key: limitKey(secret, 'order:tracked:session', SessionId), max: 60, windowMs: HOUR_MS },
    { key: limitKey(secret, 'order:tracked:number', OrderNumber), max: 60, windowMs: HOUR_MS },
    ...networkLimit(secret, 'order:tracked:network', network, 240),
  ];
}
