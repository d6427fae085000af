import type { RefusedRow } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { newId } from '../../core/db/new-id.ts';
import { jumpFault } from './price-jump.ts';
import { type PriceState, regularPriceOf, type ScheduledPrice } from './reprice.ts';

/** A row of prices to save; paise and epoch milliseconds. */
export interface PriceRow {
  /** A product code or SKU. */
  id: string;
  price: number;
  mrp: number | undefined;
  from: number | undefined;
  until: number | undefined;
  /** The regular price that the caller saw. */
  expected: number | undefined;
}

/** A SKU with what it costs and what is scheduled for it. */
export interface PricedSku {
  sku: string;
  productCode: string;
  state: PriceState;
  schedule: readonly ScheduledPrice[];
}

interface PlanOptions {
  /** Epoch milliseconds. */
  now: number;
  /** Whether what is scheduled for the SKUs of the rows is dropped first. */
  replace: boolean;
  /** In per cent of the regular price; null allows every jump. */
  maximumJump: number | null;
  savedBy: string;
  note: string;
}

/** The new schedule of a SKU. */
interface SkuPlan {
  priced: PricedSku;
  retained: ScheduledPrice[];
  dropped: ScheduledPrice[];
  added: ScheduledPrice[];
}

interface PricePlan {
  refused: RefusedRow[];
  /** By SKU. */
  plans: ReadonlyMap<string, SkuPlan>;
  /** The SKUs of each row that is not refused, by its number from 1. */
  rows: ReadonlyMap<number, { row: PriceRow; skus: PricedSku[] }>;
}

/** The farthest that a price can be scheduled ahead. */
const MAX_AHEAD_MS = 366 * DAY_MS;

/** Checks rows of prices and plans the new schedule of their SKUs. `skusOf`: the SKUs that an id names, none if unknown. */
export function planPrices(
  rows: readonly PriceRow[],
  skusOf: (id: string) => readonly PricedSku[],
  options: PlanOptions,
): PricePlan {
  const refused: RefusedRow[] = [];
  const plans = new Map<string, SkuPlan>();
  const accepted = new Map<number, { row: PriceRow; skus: PricedSku[] }>();
  for (const [index, row] of rows.entries()) {
    const skus = [...skusOf(row.id)];
    const wrong = faultOf(row, skus, options) ?? addToPlans(plans, row, skus, options);
    if (wrong) refused.push({ Row: index + 1, ...wrong });
    else accepted.set(index + 1, { row, skus });
  }
  return { refused, plans, rows: accepted };
}

type Fault = Omit<RefusedRow, 'Row'>;
const fault = (Field: string, Message: string): Fault => ({ Field, Message });

/** What is wrong with a row in itself and against the prices now; undefined if nothing is. */
function faultOf(row: PriceRow, skus: readonly PricedSku[], { now, maximumJump }: PlanOptions): Fault | undefined {
  const { price, mrp, from, until, expected } = row;
  if (skus.length === 0) return fault('Id', `${row.id} is neither a product nor a SKU of the catalogue`);
  if (from !== undefined && from > now + MAX_AHEAD_MS) return fault('From', 'is more than a year ahead');
  if (until !== undefined && until <= now) return fault('Until', 'is in the past');
  if (until !== undefined && until <= (from ?? now)) return fault('Until', 'must be after From');
  if (until !== undefined && mrp !== undefined) return fault('MRP', 'cannot change for a limited time only');
  for (const { sku, state } of skus) {
    const regular = regularPriceOf(state);
    if (expected !== undefined && expected !== regular) {
      return fault('ExpectedPrice', `${sku} now costs ${formatPaise(regular)}`);
    }
    if (price > (mrp ?? state.mrp)) {
      return fault('Price', `${formatPaise(price)} is above the MRP of ${formatPaise(mrp ?? state.mrp)}`);
    }
    const jump = jumpFault(regular, price, maximumJump);
    if (jump !== undefined) return fault('Price', jump);
  }
  return undefined;
}

/** Adds a row to the plans of its SKUs; answers what is wrong with it beside what is scheduled, and then adds nothing. */
function addToPlans(
  plans: Map<string, SkuPlan>,
  row: PriceRow,
  skus: readonly PricedSku[],
  { now, replace, savedBy, note }: PlanOptions,
): Fault | undefined {
  const entry = {
    price: row.price,
    mrp: row.mrp ?? null,
    from: Math.max(now, row.from ?? now),
    until: row.until ?? null,
    savedBy,
    note,
  };
  const drafts = skus.map((priced) => {
    const plan = plans.get(priced.sku) ?? {
      priced,
      retained: replace ? [] : [...priced.schedule],
      dropped: replace ? [...priced.schedule] : [],
      added: [],
    };
    return { plan, wrong: clashOf(entry, plan) };
  });
  const wrong = drafts.find((draft) => draft.wrong)?.wrong;
  if (wrong) return wrong;
  for (const { plan } of drafts) {
    // The rows of all sizes of a product may name the product each time, and a file may be sent again.
    if (!isPlanned(entry, plan)) plan.added.push({ ...entry, id: newId() });
    plans.set(plan.priced.sku, plan);
  }
  return undefined;
}

type Entry = Omit<ScheduledPrice, 'id'>;

/** Whether exactly this is planned already; of a temporary price that is in force, the beginning does not matter. */
function isPlanned({ price, mrp, from, until }: Entry, { retained, added }: SkuPlan): boolean {
  return [...retained, ...added].some((its) => {
    const begins = its.from === from || (until !== null && its.from < from);
    return begins && price === its.price && mrp === its.mrp && until === its.until;
  });
}

function clashOf(entry: Entry, plan: SkuPlan): Fault | undefined {
  if (isPlanned(entry, plan)) return undefined;
  const others = [...plan.retained, ...plan.added];
  if (entry.until === null) {
    const same = others.find(({ from, until }) => until === null && from === entry.from);
    if (same) return fault('Id', `another row or an earlier call sets ${formatPaise(same.price)} from the same time`);
  }
  const { until: end } = entry;
  if (end !== null) {
    const other = others.find(({ from, until }) => until !== null && from < end && until > entry.from);
    if (other) {
      const message = `overlaps the price of ${formatPaise(other.price)} from ${formatMoment(other.from)} to ${formatMoment(other.until ?? 0)}`;
      return fault('From', message);
    }
  }
  const mrp = entry.mrp;
  const lowest = mrp === null ? scheduledMrp(entry, others) : undefined;
  if (lowest !== undefined && entry.price > lowest) {
    return fault('Price', `${formatPaise(entry.price)} is above the MRP of ${formatPaise(lowest)} that is scheduled`);
  }
  const above = mrp === null ? undefined : others.find(({ price, until }) => until !== null && price > mrp);
  return above && fault('MRP', `is below the price of ${formatPaise(above.price)} that is scheduled`);
}

/** The lowest MRP that is scheduled for the time of a price, in paise; undefined if none is. */
function scheduledMrp({ from, until }: Entry, others: readonly Entry[]): number | undefined {
  const mrps = others
    .flatMap((its) => (its.mrp !== null && its.from < (until ?? from + 1) ? [{ mrp: its.mrp, from: its.from }] : []))
    .toSorted((one, other) => one.from - other.from);
  const atBeginning = mrps.findLastIndex((its) => its.from <= from);
  const applying = mrps.slice(Math.max(atBeginning, 0)).map((its) => its.mrp);
  return applying.length === 0 ? undefined : Math.min(...applying);
}
