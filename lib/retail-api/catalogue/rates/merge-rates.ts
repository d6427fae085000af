import { METAL_RATE_IDS, METAL_RATES, type MetalRateId } from '#lib/contract/index.ts';
import { fractionOf } from '#lib/shared/fraction-of.ts';
import { RUPEE } from '#lib/shared/money.ts';
import type { RateInForce, RatesInForce } from './price-by-metal-rates.ts';

/** Paise per gram by the id of the rate. */
export type NamedRates = Readonly<Partial<Record<MetalRateId, number>>>;

/**
 * The given rates, and the rates of the other purities of a metal that follow from the rate of the pure metal, rounded
 * half up to the rupee.
 */
export function withDerivedRates(named: NamedRates): NamedRates {
  const rates: Partial<Record<MetalRateId, number>> = {};
  for (const id of METAL_RATE_IDS) {
    const definition = METAL_RATES[id];
    const pure = 'from' in definition ? named[definition.from] : undefined;
    const rate =
      named[id] ?? (pure === undefined ? undefined : fractionOf(pure, definition.fineness, 1000 * RUPEE) * RUPEE);
    if (rate !== undefined) rates[id] = rate;
  }
  return rates;
}

/**
 * The rates in force after newer ones have begun, applied from the earliest to the latest; a rate that none of them
 * sets stays.
 */
export function mergeRates(before: RatesInForce, begun: readonly { rates: NamedRates; from: number }[]): RatesInForce {
  const rates: Partial<Record<MetalRateId, RateInForce>> = { ...before };
  for (const { rates: named, from: since } of begun) {
    for (const id of METAL_RATE_IDS) {
      const ratePerGram = named[id];
      if (ratePerGram !== undefined) rates[id] = { ratePerGram, since };
    }
  }
  return rates;
}

/** Whether a value differs from the one before by more than `maximum` per cent, computed exactly. */
export function isJump(before: number, after: number, maximumPercent: number): boolean {
  return Math.abs(after - before) * 100 > before * maximumPercent;
}

/**
 * The rate of the same metal that contradicts one of some rates: purer gold cannot cost less. Of two that are both `given`,
 * only the less pure one has a contradiction. Undefined if there is none.
 */
export function contradictingRate(
  id: MetalRateId,
  rates: RatesInForce,
  given: ReadonlySet<MetalRateId>,
): MetalRateId | undefined {
  const { metal, fineness } = METAL_RATES[id];
  const rate = rates[id]?.ratePerGram ?? 0;
  return METAL_RATE_IDS.find((other) => {
    const known = rates[other]?.ratePerGram;
    if (METAL_RATES[other].metal !== metal || known === undefined) return false;
    if (METAL_RATES[other].fineness > fineness) return known < rate;
    return METAL_RATES[other].fineness < fineness && known > rate && !given.has(other);
  });
}
