import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { calls } from '#lib/contract/index.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { isJump } from '../../catalogue/rates/merge-rates.ts';
import { ratesBefore } from '../../catalogue/rates/rate-repository.ts';
import type { Database } from '../../core/db/schema.ts';
import { lastApproved } from './approval-repository.ts';
import { stepsSince } from './price-steps.ts';

type RateFields = z.output<typeof calls.saveMetalRates.request>;

/** Whether metal rates that are each near the one before have moved too far from those of some hours ago. */
export async function movesRates(db: Kysely<Database>, { Rates }: RateFields, now: number): Promise<boolean> {
  const limit = shopProfile().approvals?.priceJump;
  if (limit === undefined) return false;
  const approvedAt = await lastApproved(db, calls.saveMetalRates.name);
  const before = await ratesBefore(db, { since: stepsSince(now), approvedAt });
  return Rates.some(({ Id, RatePerGram }) => {
    const rate = before[Id];
    return rate !== undefined && isJump(rate, RatePerGram, limit);
  });
}
