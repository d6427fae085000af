import type { Kysely, Transaction } from 'kysely';
import { type calls, type DataOf, METAL_RATE_IDS, metalRateName, type RefusedRow } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField, refusedRows } from '../../core/refusals.ts';
import { contradictingRate, isJump, mergeRates, type NamedRates, withDerivedRates } from './merge-rates.ts';
import { listRepriced, previewRates } from './preview-rates.ts';
import type { RatesInForce } from './price-by-metal-rates.ts';
import {
  dropWaitingRates,
  insertRates,
  lastRatesVersion,
  lockRates,
  ratesInForce,
  waitingRates,
} from './rate-repository.ts';

type Saved = DataOf<typeof calls.saveMetalRates>;

/** The rates that an operator wants to save: paise per gram, per cent, epoch milliseconds. */
export interface RatesToSave {
  rates: readonly { id: keyof NamedRates; ratePerGram: number }[];
  from: number | undefined;
  replace: boolean;
  /** Null allows every jump. */
  maximumJump: number | null;
  by: string;
  note: string;
}

interface CheckedRates {
  named: NamedRates;
  from: number;
  /** The rates in force before these begin, and from then on. */
  before: RatesInForce;
  after: RatesInForce;
  answer: Omit<Saved, 'Version'>;
}

/** How far ahead rates can be scheduled. */
const MAX_AHEAD_MS = 31 * DAY_MS;

/** Compares rates with the rates before them and with every price; `now` in epoch milliseconds. */
export async function checkRates(
  db: Kysely<Database>,
  request: RatesToSave,
  { now, ...preview }: { now: number; maximumJump: number; limit: number; after?: string | undefined },
): Promise<Outcome<CheckedRates>> {
  const { rates, replace, maximumJump } = request;
  const from = Math.max(now, request.from ?? now);
  if (from > now + MAX_AHEAD_MS) return invalidField('From', 'is more than a month ahead');
  if (rates.length === 0 && !replace) return invalidField('Rates', 'contains no rate');
  const named = withDerivedRates(Object.fromEntries(rates.map(({ id, ratePerGram }) => [id, ratePerGram])));
  const waiting = replace ? [] : await waitingRates(db, from);
  const before = mergeRates(await ratesInForce(db), waiting);
  const after = mergeRates(before, [{ rates: named, from }]);
  const given = new Set(rates.map(({ id }) => id));
  const refused = rates.flatMap(({ id, ratePerGram }, index): RefusedRow[] => {
    const wrong = faultOf(id, ratePerGram, {
      before,
      after,
      given,
      isTwice: rates.findIndex((its) => its.id === id) < index,
      maximumJump,
    });
    return wrong === undefined ? [] : [{ Row: index + 1, Field: 'RatePerGram', Message: wrong }];
  });
  if (refused.length > 0) return refusedRows(refused, rates.length);
  const list =
    preview.after === undefined
      ? await previewRates(db, after, preview)
      : { Totals: null, ...(await listRepriced(db, after, preview.after, preview)) };
  const Rates = METAL_RATE_IDS.flatMap((Id) => {
    const RatePerGram = named[Id];
    if (RatePerGram === undefined) return [];
    return { Id, RatePerGram, Before: before[Id]?.ratePerGram ?? null, IsDerived: !given.has(Id) };
  });
  return succeed({ named, from, before, after, answer: { From: from, Rates, ...list } });
}

interface RateCircumstances {
  before: RatesInForce;
  after: RatesInForce;
  /** The rates that are named, without those that follow from them. */
  given: ReadonlySet<keyof NamedRates>;
  isTwice: boolean;
  maximumJump: number | null;
}

function faultOf(
  id: keyof NamedRates,
  rate: number,
  { before, after, given, isTwice, maximumJump }: RateCircumstances,
): string | undefined {
  if (isTwice) return `${metalRateName(id)} is named twice`;
  const other = contradictingRate(id, after, given);
  if (other !== undefined) {
    const known = formatPaise(after[other]?.ratePerGram ?? 0);
    return `${formatPaise(rate)} a gram contradicts ${metalRateName(other)} at ${known}: the purer metal cannot cost less; name both rates if both have changed`;
  }
  const known = before[id]?.ratePerGram;
  if (maximumJump === null || known === undefined || !isJump(known, rate, maximumJump)) return undefined;
  return `from ${formatPaise(known)} to ${formatPaise(rate)} a gram is a jump of more than ${maximumJump}%; save it with Force if it is right`;
}

/**
 * The refusal of rates that change prices by more than `maximumJump` per cent; null if none do, or if the operator
 * forces them.
 */
export function jumpRefusal({ answer }: CheckedRates, maximumJump: number | null): Outcome<never> | null {
  const count = answer.Totals?.Jumps ?? 0;
  if (maximumJump === null || count === 0) return null;
  const products = `${count} ${count === 1 ? 'price moves' : 'prices move'}`;
  return invalidField(
    'Rates',
    `${products} by more than ${maximumJump}%; look at them with DryRun, and save with Force if they are right`,
  );
}

/**
 * Stores checked rates; `applyDueRates` changes the prices when they begin. `expectedVersion`: the version that the
 * caller has seen.
 */
export async function storeRates(
  transaction: Transaction<Database>,
  { named, from, before, answer }: CheckedRates,
  request: RatesToSave,
  { now, expectedVersion }: { now: number; expectedVersion: number | undefined },
): Promise<Outcome<Saved>> {
  await lockRates(transaction, now);
  const last = await lastRatesVersion(transaction);
  if (expectedVersion !== undefined && last !== expectedVersion) return fail('Conflict', undefined, { Version: last });
  const waiting = request.replace ? [] : await waitingRates(transaction, from);
  // If others have saved rates meanwhile, these were compared with rates that are no longer the last.
  const isSame = JSON.stringify(mergeRates(await ratesInForce(transaction), waiting)) === JSON.stringify(before);
  if (!isSame) return fail('Conflict');
  if (request.replace) await dropWaitingRates(transaction);
  const saved = { rates: named, from, savedBy: request.by, savedAt: now, note: request.note };
  const version = Object.keys(named).length === 0 ? last : await insertRates(transaction, saved);
  return succeed({ ...answer, Version: version });
}
