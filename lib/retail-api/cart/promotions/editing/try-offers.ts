import type { Kysely } from 'kysely';
import type { calls, DataOf, RefusedRow } from '#lib/contract/index.ts';
import { canonicalCode } from '#lib/shared/typed-text.ts';
import type { Database } from '../../../core/db/schema.ts';
import type { RecordRow, StoredRecord } from '../../../core/records/plan-records.ts';
import { readCartOptions } from '../../../core/site-options.ts';
import { cartWire } from '../../baskets/cart-wire.ts';
import { takeSnapshot } from '../../baskets/line-snapshot.ts';
import { offersWire } from '../../baskets/offers-wire.ts';
import { priceLines } from '../../baskets/price-basket.ts';
import type { CartLine } from '../../rules/cart-line.ts';
import { type CouponStatus, untimelyStatus, validCoupon } from '../coupon-status.ts';
import type { CouponDocument, OfferDocument } from '../promotion-file.ts';
import { freeShippingFrom } from '../read-offers.ts';
import { couponsOf, planCoupons } from './coupon-records.ts';
import { planOffers, readOfferRecords } from './offer-records.ts';
import type { Promotion } from './promotion-schema.ts';

interface TryRequest {
  lines: readonly { sku: string; quantity: number }[];
  offers: readonly RecordRow[];
  coupons: readonly RecordRow[];
  /** In any spelling; empty for none. */
  couponCode: string;
  /** Epoch milliseconds. */
  at: number;
}

type Tried = DataOf<typeof calls.tryOffers>;
type TryResult = { tried: Tried } | { refused: RefusedRow[]; total: number } | { stale: RefusedRow[]; version: number };

interface Terms {
  offers: readonly StoredRecord<Promotion<OfferDocument>>[];
  coupon: StoredRecord<Promotion<CouponDocument>> | undefined;
}

/** What a sample cart says with drafts of offers and coupons, and without them; nothing is stored. */
export async function tryDrafts(db: Kysely<Database>, request: TryRequest): Promise<TryResult> {
  const { lines, refused } = await sampleLines(db, request.lines);
  if (refused.length > 0) return { refused, total: request.lines.length };
  const offerPlan = await planOffers(db, request.offers);
  const couponPlan = await planCoupons(db, request.coupons);
  for (const [plan, drafts] of [
    [offerPlan, request.offers],
    [couponPlan, request.coupons],
  ] as const) {
    if (plan.stale.rows.length > 0) return { stale: plan.stale.rows, version: plan.stale.version };
    if (plan.refused.length > 0) return { refused: plan.refused, total: drafts.length };
  }
  const options = await readCartOptions(db);
  const code = canonicalCode(request.couponCode);
  const stored = (await couponsOf(db, code === '' ? [] : [code]))[0];
  const isDrafted = couponPlan.steps.some(({ id }) => id === code);
  const drafted = isDrafted ? couponPlan.records.find(({ id }) => id === code) : stored;
  const say = ({ offers, coupon }: Terms) => {
    const current = offers
      .filter(({ document: { paused, entry } }) => !paused && entry.startsAt <= request.at && entry.endsAt > request.at)
      .map(({ document: { entry } }) => entry);
    const priced = priceLines(lines, {
      shippingCharge: options.shippingCharge,
      shippingFreeFrom: freeShippingFrom(current),
      offers: options.offers ? current : [],
      couponState: code === '' ? null : couponState(coupon, request.at),
      held: null,
      giftCards: [],
    });
    const cart = cartWire({ guid: 'sample', version: 0, lines, priced, limit: options.quantity });
    return { cart, offers: offersWire(lines, priced) };
  };
  const draft = say({ offers: offerPlan.records, coupon: drafted });
  const now = say({ offers: await readOfferRecords(db), coupon: stored });
  return { tried: { Cart: draft.cart, Offers: draft.offers, CartWithoutDrafts: now.cart } };
}

/** Whether a coupon is valid at a time for somebody who is signed in and has not used it. */
function couponState(record: StoredRecord<Promotion<CouponDocument>> | undefined, at: number): CouponStatus {
  if (!record || record.document.paused) return { kind: 'unknown' };
  const { entry } = record.document;
  return untimelyStatus(entry, at) ?? validCoupon(entry);
}

async function sampleLines(db: Kysely<Database>, wanted: TryRequest['lines']) {
  const skus = wanted.map(({ sku }) => sku);
  const rows = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['skus.sku', 'skus.price', 'skus.mrp', 'skus.size_name as sizeName'])
    .select(['products.slug', 'products.document'])
    .where('skus.sku', 'in', skus)
    .execute();
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const refused: RefusedRow[] = [];
  const lines = wanted.flatMap(({ sku, quantity }, index): CartLine[] => {
    const row = bySku.get(sku);
    const refuse = (Message: string) => refused.push({ Row: index + 1, Field: 'SKU', Message });
    if (skus.indexOf(sku) !== index) refuse(`${sku} is in another line, too`);
    else if (!row) refuse(`${sku} is not a SKU of the catalogue`);
    if (!row) return [];
    const amounts = { unitPrice: row.price, addedPrice: row.price, quantity, stock: quantity };
    const choices = { chosenOffer: null, engraving: null, isWithdrawn: false };
    return [{ ...takeSnapshot(row), id: `line-${index + 1}`, sku, ...amounts, ...choices }];
  });
  return { lines, refused };
}
