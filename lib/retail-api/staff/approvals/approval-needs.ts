import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { calls, type DataOf, metalRateName, paiseOf, type RetailCall } from '#lib/contract/index.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { approvalRules, USUAL_PRICE_HOURS } from '#lib/shared/shop-rules.ts';
import { readImport } from '../../catalogue/import-jobs/import-repository.ts';
import type { NewPrice } from '../../catalogue/prices/largest-jump.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Outcome } from '../../core/outcome.ts';
import { sum } from '../../core/sum.ts';
import {
  amountOfOrderStep,
  amountOfParcelStep,
  amountOfReturnStep,
  amountToSend,
  type RefundAmount,
} from '../../orders/refunds/refund-amounts.ts';
import { refundedBefore } from '../../orders/refunds/refunded-before.ts';
import { couponNeed, giftCouponNeed, offerNeed } from './discount-needs.ts';
import { importNeed } from './import-need.ts';
import { movesPrices, movesProducts, newPricesOf } from './price-steps.ts';
import { movesRates } from './rate-steps.ts';

/** What a second person is asked to approve. */
interface ApprovalNeed {
  /** What it is about, as in the audit. */
  subject: string;
  /** One sentence for people. */
  summary: string;
  /** Paise; null where no money is sent. */
  amount: number | null;
}

interface NeedContext {
  db: Kysely<Database>;
  /** Epoch milliseconds. */
  now: number;
  /** Makes the same call with other fields, for a dry run. */
  tryCall(fields: object): Promise<Outcome<unknown>>;
}

type NeedOf = (fields: unknown, context: NeedContext) => Promise<ApprovalNeed | null>;

const RULES: readonly (readonly [string, NeedOf])[] = [
  needOf(calls.markOrderRefund, async ({ OrderRefundId: id }, { db }) =>
    refundNeed(await amountToSend(db, id), 'Record as sent'),
  ),
  needOf(calls.advanceOrder, async ({ OrderNumber: number, Step: step }, { db }) =>
    refundNeed(
      await amountOfOrderStep(db, number, step),
      step === 'cancel' ? 'Cancel and refund' : 'Refund undelivered',
    ),
  ),
  needOf(calls.advanceParcel, async ({ OrderNumber: number, ParcelId: parcelId, Step: step }, { db }) =>
    refundNeed(await amountOfParcelStep(db, number, { parcelId, step }), 'Refund undelivered'),
  ),
  needOf(calls.advanceReturn, async ({ ReturnNumber: number, Step: step }, { db }) =>
    refundNeed(await amountOfReturnStep(db, number, step), 'Refund'),
  ),
  needOf(calls.editOrder, async (fields, { db, tryCall }) => {
    if (fields.DryRun || fields.Remove.length === 0) return null;
    const tried = await tryCall({ ...fields, DryRun: true });
    if (tried.code !== 'Success') return null;
    const { Refund } = tried.data as DataOf<typeof calls.editOrder>;
    // What was still due at the door is not sent to anybody.
    const sent = Refund?.Parts.filter(({ Method }) => Method !== 'due') ?? [];
    const amount = sum(sent.map(({ Amount }) => Amount));
    const { OrderNumber: subject } = fields;
    return refundNeed({ subject, amount, earlier: await refundedBefore(db, subject) }, 'Refund');
  }),
  needOf(calls.savePrices, async (fields, { db, now, tryCall }) => {
    if (fields.DryRun || !(await jumps(fields, tryCall, () => movesPrices(db, fields, now)))) return null;
    return priceNeed(fields.Rows.map(({ Id, Price }) => ({ id: Id, price: Price })));
  }),
  needOf(calls.saveProducts, async (fields, { db, now, tryCall }) => {
    if (fields.DryRun || !(await jumps(fields, tryCall, () => movesProducts(db, fields, now)))) return null;
    return priceNeed(newPricesOf(fields));
  }),
  needOf(calls.runCatalogueImport, async ({ ImportId: id }, { db }) => {
    const job = await readImport(db, id);
    return job ? importNeed(job) : null;
  }),
  needOf(calls.saveMetalRates, async (fields, { db, now, tryCall }) => {
    const listed = { ...fields, After: undefined, Limit: 1 };
    if (fields.DryRun || !(await jumps(listed, tryCall, () => movesRates(db, fields, now)))) return null;
    const rates = fields.Rates.map(({ Id, RatePerGram }) => `${metalRateName(Id)} ${formatPaise(RatePerGram)}`).join(
      ', ',
    );
    return jumpNeed('metal rates', `metal rates to ${rates},`);
  }),
  needOf(calls.saveOffers, async (fields, { db, tryCall }) => ifPossible(fields, tryCall, () => offerNeed(db, fields))),
  needOf(calls.saveCoupons, async (fields, { db, tryCall }) =>
    ifPossible(fields, tryCall, () => couponNeed(db, fields)),
  ),
  needOf(calls.saveGiftCoupons, async (fields, { db, now, tryCall }) =>
    ifPossible(fields, tryCall, () => giftCouponNeed(db, fields, now)),
  ),
  needOf(calls.saveShopProfile, async (fields, { tryCall }) => {
    if (fields.DryRun || !loosensLimits(fields.Profile.approvals)) return null;
    if ((await tryCall({ ...fields, DryRun: true })).code !== 'Success') return null;
    return {
      subject: 'shop profile',
      summary: 'Let one person alone do more: change the limits of approvals',
      amount: null,
    };
  }),
];

/** The calls that may need a second person. */
const NEEDS: ReadonlyMap<string, NeedOf> = new Map(RULES);

/** Names of the calls that may need a second person. */
export const CALLS_TO_APPROVE: readonly string[] = [...NEEDS.keys()];

/** Whether a call needs a second person by the limits of the shop's profile, and for what; null if it does not. */
export async function approvalNeed(
  call: Pick<RetailCall, 'name'>,
  fields: unknown,
  context: NeedContext,
): Promise<ApprovalNeed | null> {
  if (shopProfile().approvals === undefined) return null;
  return (await NEEDS.get(call.name)?.(fields, context)) ?? null;
}

/** Ties a rule to its call, so that it reads the fields of that call. */
function needOf<Call extends RetailCall>(
  call: Call,
  need: (fields: z.output<Call['request']>, context: NeedContext) => Promise<ApprovalNeed | null>,
): readonly [string, NeedOf] {
  return [call.name, (fields, context) => need(fields as z.output<Call['request']>, context)];
}

/** Whether limits of approvals let more pass than those of the shop: otherwise who wants to pass them could lift them first. */
function loosensLimits(limits: unknown): boolean {
  const [before, after] = [shopProfile().approvals ?? {}, approvalRules.safeParse(limits ?? {}).data ?? {}];
  const isLifted = (['refundsFrom', 'priceJump', 'discountsAbove'] as const).some((name) => {
    const [limit, given = Number.POSITIVE_INFINITY] = [before[name], after[name]];
    return limit !== undefined && given > limit;
  });
  const hoursOf = ({ priceHours = USUAL_PRICE_HOURS }) => priceHours;
  return isLifted || (before.priceJump !== undefined && hoursOf(after) < hoursOf(before));
}

function refundNeed(refund: RefundAmount | null, what: string): ApprovalNeed | null {
  const from = shopProfile().approvals?.refundsFrom;
  if (refund === null || from === undefined || refund.amount === 0) return null;
  const { subject, amount, earlier = 0 } = refund;
  if (amount + earlier < paiseOf(from)) return null;
  const before = earlier > 0 ? `, after ${formatPaise(earlier)} before` : '';
  return { subject, summary: `${what} ${formatPaise(amount)} for ${subject}${before}`, amount };
}

/** Names the lowest of the new prices: in a long list a harmless row could otherwise hide it. */
function priceNeed(prices: readonly NewPrice[]): ApprovalNeed {
  const [lowest] = prices.toSorted((one, other) => one.price - other.price);
  if (!lowest) return jumpNeed('prices', 'prices');
  const changed = `${lowest.sku ?? lowest.id} to ${formatPaise(lowest.price)}`;
  const what = prices.length === 1 ? `the price of ${changed},` : `${prices.length} prices, the lowest of ${changed},`;
  return jumpNeed(lowest.id, what);
}

function jumpNeed(subject: string, what: string): ApprovalNeed {
  const limit = shopProfile().approvals?.priceJump;
  return { subject, summary: `Change ${what} by more than ${limit}%`, amount: null };
}

/** A need of a call that would be made now; null where it saves nothing or is refused in any case. */
async function ifPossible(
  fields: { DryRun: boolean },
  tryCall: NeedContext['tryCall'],
  needed: () => Promise<ApprovalNeed | null>,
): Promise<ApprovalNeed | null> {
  if (fields.DryRun || (await tryCall({ ...fields, DryRun: true })).code !== 'Success') return null;
  return needed();
}

/**
 * Whether prices or rates that could be saved jump by more than the shop's limit, whatever the request allows itself: at once, or
 * with the steps before them (`moved`).
 */
async function jumps(fields: object, tryCall: NeedContext['tryCall'], moved: () => Promise<boolean>): Promise<boolean> {
  const limit = shopProfile().approvals?.priceJump;
  if (limit === undefined) return false;
  const limited = await tryCall({ ...fields, DryRun: true, Force: false, MaximumJump: limit });
  if (limited.code === 'Success' && !hasJumps(limited.data) && !(await moved())) return false;
  return (await tryCall({ ...fields, DryRun: true })).code === 'Success';
}

/** A dry run of metal rates counts the products whose price jumps. */
function hasJumps(data: unknown): boolean {
  const { Totals } = data as { Totals?: { Jumps: number } | null };
  return (Totals?.Jumps ?? 0) > 0;
}
