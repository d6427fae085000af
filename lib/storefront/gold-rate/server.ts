import { currentLanguage } from '#language';
import { LANGUAGES } from '#lib/messages/languages.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import 'server-only';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { purgedCache } from '#lib/shared/memory-cache.ts';
import { type Result, success } from '#lib/shared/result.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import type { GoldRates } from './types.ts';

/** The rates are kept in memory, because every product page of jewellery needs to know whether there are any. */
const ratesCache = () =>
  purgedCache<GoldRates>('gold-rates', { max: LANGUAGES.length, freshFor: MINUTE_MS, retryAfter: 5000 });

function toGoldRates({ Current, Days }: DataOf<typeof calls.goldRates>): GoldRates {
  return {
    current: Current.map((rate) => ({
      id: rate.Id,
      metal: rate.Metal,
      purity: rate.Purity,
      fineness: rate.Fineness,
      ratePerGram: rate.RatePerGram,
      since: rate.Since,
    })),
    days: Days.map(({ Day, Rates }) => ({
      day: Day,
      rates: new Map(Rates.map(({ Id, RatePerGram }) => [Id, RatePerGram])),
    })),
  };
}

async function fetchRates(): Promise<Result<GoldRates>> {
  const result = toResult(await retail().callAsSite(calls.goldRates, {}));
  if (result.ok) return success(toGoldRates(result.value));
  // A retail API of the operator may lack the call; then the store has no rates.
  return result.failure.kind === 'not-found' ? success({ current: [], days: [] }) : result;
}

/** The metal rates, for the page that cannot be shown without them. */
export function readGoldRates(_admission: Admission): Promise<Result<GoldRates>> {
  return ratesCache().read(currentLanguage(), fetchRates);
}

/** Whether the store has metal rates; false where they are not available. */
export async function hasGoldRates(admission: Admission): Promise<boolean> {
  const rates = await readGoldRates(admission);
  return rates.ok && rates.value.current.length > 0;
}
