import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { type calls, paiseOf } from '#lib/contract/index.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { planCoupons } from '../../cart/promotions/editing/coupon-records.ts';
import {
  GIFTS_COUNT_MS,
  issuedAlone,
  issuedBy,
  planGiftCoupons,
} from '../../cart/promotions/editing/gift-coupon-records.ts';
import { planOffers } from '../../cart/promotions/editing/offer-records.ts';
import type { Promotion } from '../../cart/promotions/editing/promotion-schema.ts';
import { maskGiftCoupon } from '../../cart/promotions/mask-gift-coupon.ts';
import type { CouponDocument, OfferDocument } from '../../cart/promotions/promotion-file.ts';
import type { Database } from '../../core/db/schema.ts';
import { recordRows } from '../../core/records/save-records.ts';
import { sum } from '../../core/sum.ts';

type RecordFields = z.output<typeof calls.saveOffers.request>;

/** What a second person is asked to approve. */
interface DiscountNeed {
  subject: string;
  summary: string;
  /** Paise; null where the call gives away no amount that is known. */
  amount: number | null;
}

/** The most that an offer or a coupon takes off, in per cent of what it is taken off; infinite for an amount without a minimum. */
function mostTakenOff({ entry }: Promotion<OfferDocument | CouponDocument>): number {
  if (!('benefit' in entry)) return 0;
  const { benefit, minimumAmount } = entry;
  if (benefit.kind === 'percent') return benefit.percent;
  return minimumAmount === 0 ? Number.POSITIVE_INFINITY : (benefit.amount * 100) / minimumAmount;
}

/** What offers that a call would save need a second person for; null if they need none. */
export async function offerNeed(db: Kysely<Database>, fields: RecordFields): Promise<DiscountNeed | null> {
  return promotionNeed('offer', (await planOffers(db, recordRows(fields.Rows))).steps);
}

/** The same for coupons. */
export async function couponNeed(db: Kysely<Database>, fields: RecordFields): Promise<DiscountNeed | null> {
  return promotionNeed('coupon', (await planCoupons(db, recordRows(fields.Rows))).steps);
}

interface Step {
  id: string;
  change: string;
  document: Promotion<OfferDocument | CouponDocument> | null;
}

function promotionNeed(what: string, steps: readonly Step[]): DiscountNeed | null {
  const limit = shopProfile().approvals?.discountsAbove;
  if (limit === undefined) return null;
  const large = steps.filter(({ change, document }) => {
    // A draft reaches no shopper; it is judged once it is no longer paused.
    return change !== 'unchanged' && document !== null && !document.paused && mostTakenOff(document) > limit;
  });
  const [first] = large;
  if (!first) return null;
  const others = large.length > 1 ? ` and ${large.length - 1} more` : '';
  return { subject: first.id, summary: `Save the ${what} ${first.id}${others}, above ${limit}% off`, amount: null };
}

/** What gift coupons that a call would save need a second person for: they are money, as refunds are. Null if they need none. */
export async function giftCouponNeed(
  db: Kysely<Database>,
  fields: RecordFields,
  now: number,
): Promise<DiscountNeed | null> {
  const from = shopProfile().approvals?.refundsFrom;
  if (from === undefined) return null;
  const { steps } = await planGiftCoupons(db, recordRows(fields.Rows));
  const added = steps.flatMap((step) => (issuedBy(step) > 0 ? [{ id: step.id, amount: issuedBy(step) }] : []));
  const [first] = added;
  if (!first) return null;
  const amount = sum(added.map((coupon) => coupon.amount));
  const earlier = await issuedAlone(db, now - GIFTS_COUNT_MS);
  if (amount + earlier < paiseOf(from)) return null;
  const coupons = added.length === 1 ? 'a gift coupon' : `${added.length} gift coupons`;
  const before = earlier > 0 ? `, after ${formatPaise(earlier)} within a day` : '';
  return { subject: maskGiftCoupon(first.id), summary: `Issue ${coupons} of ${formatPaise(amount)}${before}`, amount };
}
