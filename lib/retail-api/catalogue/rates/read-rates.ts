import type { Kysely } from 'kysely';
import { type calls, type DataOf, METAL_RATE_IDS, METAL_RATES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { dayInIndia, startOfDayInIndia } from '#lib/shared/india-time.ts';
import type { Database } from '../../core/db/schema.ts';
import type { RatesInForce } from './price-by-metal-rates.ts';
import {
  appliedRates,
  lastRatesVersion,
  ratesInForce,
  ratesSince,
  type StoredRates,
  waitingRates,
} from './rate-repository.ts';

type OperatorRates = DataOf<typeof calls.metalRates>;
type PublicRates = DataOf<typeof calls.goldRates>;

/** The most earlier rates that an operator sees. */
const EARLIER_SHOWN = 200;
/** The number of days in the public history. */
const DAYS_SHOWN = 30;

/** The rates in force, the scheduled and the earlier ones, with the operator who saved them. */
export async function readRates(db: Kysely<Database>): Promise<OperatorRates> {
  return {
    Version: await lastRatesVersion(db),
    Current: presentCurrent(await ratesInForce(db)),
    Scheduled: (await waitingRates(db)).map(presentSaved),
    History: (await appliedRates(db, EARLIER_SHOWN)).map(presentSaved),
  };
}

/** The rates in force and those of the last days, without the names of operators. `now` in epoch milliseconds. */
export async function readPublicRates(db: Kysely<Database>, now: number): Promise<PublicRates> {
  const since = startOfDayInIndia(dayInIndia(now - (DAYS_SHOWN - 1) * DAY_MS));
  const byDay = new Map((await ratesSince(db, since)).map(({ from, inForce }) => [dayInIndia(from), inForce]));
  const Days = [...byDay].map(([Day, inForce]) => ({ Day, Rates: presentRates(inForce) }));
  return { Current: presentCurrent(await ratesInForce(db)), Days: Days.toReversed() };
}

/** Rates in force in the order in which they are shown. */
export function presentCurrent(rates: RatesInForce): PublicRates['Current'] {
  return METAL_RATE_IDS.flatMap((Id) => {
    const rate = rates[Id];
    if (!rate) return [];
    const { metal: Metal, purity: Purity, fineness: Fineness } = METAL_RATES[Id];
    return { Id, Metal, Purity, Fineness, RatePerGram: rate.ratePerGram, Since: rate.since };
  });
}

function presentRates(rates: RatesInForce): PublicRates['Days'][number]['Rates'] {
  return presentCurrent(rates).map(({ Id, RatePerGram }) => ({ Id, RatePerGram }));
}

function presentSaved({ rates, ...saved }: StoredRates): OperatorRates['Scheduled'][number] {
  return {
    Version: saved.version,
    Rates: METAL_RATE_IDS.flatMap((Id) => {
      const RatePerGram = rates[Id];
      return RatePerGram === undefined ? [] : { Id, RatePerGram };
    }),
    From: saved.from,
    AppliedAt: saved.appliedAt,
    Changed: saved.changed,
    By: saved.savedBy,
    SavedAt: saved.savedAt,
    Note: saved.note,
  };
}
