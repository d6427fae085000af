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
import type { EmiPlan } from './types.ts';

/** Plans rarely change; caching them briefly saves a call on every product page. */
const plansCache = () =>
  purgedCache<EmiPlan[]>('emi-plans', { max: LANGUAGES.length, freshFor: MINUTE_MS, retryAfter: 5000 });

const toEmiPlan = (plan: DataOf<typeof calls.emiPlans>[number]): EmiPlan => ({
  bank: plan.Bank,
  months: plan.Months,
  rate: plan.YearlyRate,
  bankRate: Math.max(plan.BankRate ?? 0, plan.YearlyRate),
  lowest: plan.LowestAmount,
  highest: plan.HighestAmount,
  fee: plan.ProcessingFee,
  excludedCategories: plan.ExcludedCategories,
});

async function fetchPlans(): Promise<Result<EmiPlan[]>> {
  const result = toResult(await retail().callAsSite(calls.emiPlans, {}));
  if (result.ok) return success(result.value.map(toEmiPlan));
  // An operator's own retail API may not have the call: there are no plans then.
  return result.failure.kind === 'not-found' ? success([]) : result;
}

/** The EMI plans of the store in its order, for the page that has nothing else. */
export function readEmiPlans(_admission: Admission): Promise<Result<EmiPlan[]>> {
  return plansCache().read(currentLanguage(), fetchPlans);
}

/** The same for pages that do without: empty where the plans are not available. */
export async function getEmiPlans(admission: Admission): Promise<EmiPlan[]> {
  const plans = await readEmiPlans(admission);
  return plans.ok ? plans.value : [];
}
