import { calls } from '#lib/contract/index.ts';
import { findCoupons, planCoupons, writeCoupons } from '../cart/promotions/editing/coupon-records.ts';
import {
  findGiftCoupons,
  findMaskedGiftCoupons,
  GIFTS_COUNT_MS,
  issuedAlone,
  issuedBy,
  planGiftCoupons,
  writeGiftCoupons,
  writtenGiftCoupon,
} from '../cart/promotions/editing/gift-coupon-records.ts';
import { planOffers, readOfferRecords, writeOffers } from '../cart/promotions/editing/offer-records.ts';
import { writtenPromotion } from '../cart/promotions/editing/promotion-schema.ts';
import { tryDrafts } from '../cart/promotions/editing/try-offers.ts';
import { lockPromotions } from '../cart/promotions/lock-promotions.ts';
import { succeed } from '../core/outcome.ts';
import { presentRecord } from '../core/records/present-record.ts';
import { recordRows, saveRecords } from '../core/records/save-records.ts';
import { refusedRows, staleRows } from '../core/refusals.ts';
import { sum } from '../core/sum.ts';
import { rejectForbidden } from '../staff/identify-staff.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Makes imports and other changes of promotions wait. */
const lock = async (transaction: Parameters<typeof lockPromotions>[0]) => {
  await lockPromotions(transaction);
};

/** All offers in their order. */
const offerRecords = handlerFor(calls.offerRecords, async (_request, { db }) => {
  const records = await readOfferRecords(db);
  return succeed(
    records.map((record, position) =>
      presentRecord({ ...record, document: writtenPromotion(record.document) }, position),
    ),
  );
});

/** Saves a batch of offers. */
const saveOffers = handlerFor(calls.saveOffers, async (request, { db, now }, caller) => {
  const batch = { call: calls.saveOffers, request, caller, now: now() };
  return saveRecords(db, batch, {
    lock,
    plan: planOffers,
    write: (transaction, plan) => writeOffers(transaction, plan, batch.now),
  });
});

/** A page of coupons with how often each was used. */
const couponRecords = handlerFor(calls.couponRecords, async ({ Search, After, PageSize }, { db }) => {
  const { coupons, next } = await findCoupons(db, { search: Search, after: After, limit: PageSize });
  const Coupons = coupons.map(({ record, position, uses }) => {
    return { ...presentRecord({ ...record, document: writtenPromotion(record.document) }, position), Uses: uses };
  });
  return succeed({ Coupons, Next: next });
});

/** Saves a batch of coupons. */
const saveCoupons = handlerFor(calls.saveCoupons, async (request, { db, now }, caller) => {
  const batch = { call: calls.saveCoupons, request, caller, now: now() };
  return saveRecords(db, batch, {
    lock,
    plan: planCoupons,
    write: (transaction, plan) => writeCoupons(transaction, plan, batch.now),
  });
});

/** A page of gift coupons; their codes are masked for whoever may not issue them. */
const giftCouponRecords = handlerFor(calls.giftCouponRecords, async (request, { db }, { staff }) => {
  const issues = staff !== undefined && rejectForbidden(calls.saveGiftCoupons, staff) === null;
  const page = { search: request.Search, after: request.After, limit: request.PageSize };
  const { coupons, next } = await (issues ? findGiftCoupons(db, page) : findMaskedGiftCoupons(db, page));
  const GiftCoupons = coupons.map(({ record: { id, version, document }, usedBy }) => {
    return { Id: id, Version: version, Fields: writtenGiftCoupon(document), OrderNumber: usedBy };
  });
  return succeed({ GiftCoupons, Masked: !issues, Next: next });
});

/** Saves a batch of gift coupons. */
const saveGiftCoupons = handlerFor(calls.saveGiftCoupons, async (request, context, caller) => {
  const { db, refundsFrom } = context;
  const now = context.now();
  return saveRecords(
    db,
    { call: calls.saveGiftCoupons, request, caller, now },
    {
      lock,
      async plan(transaction, rows) {
        const plan = await planGiftCoupons(transaction, rows);
        const issued = sum(plan.steps.map(issuedBy));
        if (request.DryRun || refundsFrom === undefined || issued === 0) return plan;
        // Of two calls at one instant the first was not seen when the second was judged; sent again, it waits.
        if (issued + (await issuedAlone(transaction, now - GIFTS_COUNT_MS)) < refundsFrom) return plan;
        const stale = { Row: 1, Field: 'Id', Message: 'others were issued at the same moment' };
        return { ...plan, stale: { rows: [stale], version: 0 } };
      },
      write: (transaction, plan) => writeGiftCoupons(transaction, plan, refundsFrom === undefined ? 0 : now),
    },
  );
});

/** What a sample cart says with drafts; nothing is saved. */
const tryOffers = handlerFor(calls.tryOffers, async (request, { db, now }) => {
  const result = await tryDrafts(db, {
    lines: request.Lines.map(({ SKU, Quantity }) => ({ sku: SKU, quantity: Quantity })),
    offers: recordRows(request.Offers),
    coupons: recordRows(request.Coupons),
    couponCode: request.CouponCode,
    at: request.At === undefined ? now() : Date.parse(request.At),
  });
  if ('refused' in result) return refusedRows(result.refused, result.total);
  return 'stale' in result ? staleRows(result.stale, result.version) : succeed(result.tried);
});

/** Handlers of the operator's calls about offers, coupons and gift coupons. */
export const promotionCalls: readonly CallHandler[] = [
  offerRecords,
  saveOffers,
  couponRecords,
  saveCoupons,
  giftCouponRecords,
  saveGiftCoupons,
  tryOffers,
];
