import { keysOf } from './typed-keys.ts';

/**
 * The metals that have a rate, by the id of the rate. `fineness`: thousandths of pure metal (BIS, IS 1417 and IS 2112).
 * A rate of `from` sets those of the same metal that are not named.
 */
export const METAL_RATES = {
  'gold-24k': { metal: 'Gold', purity: '24 KT', fineness: 999 },
  'gold-22k': { metal: 'Gold', purity: '22 KT', fineness: 916, from: 'gold-24k' },
  'gold-18k': { metal: 'Gold', purity: '18 KT', fineness: 750, from: 'gold-24k' },
  'gold-14k': { metal: 'Gold', purity: '14 KT', fineness: 585, from: 'gold-24k' },
  'gold-9k': { metal: 'Gold', purity: '9 KT', fineness: 375, from: 'gold-24k' },
  'silver-999': { metal: 'Silver', purity: '999', fineness: 999 },
  'silver-925': { metal: 'Silver', purity: '925', fineness: 925, from: 'silver-999' },
  'platinum-950': { metal: 'Platinum', purity: '950', fineness: 950 },
} as const satisfies Readonly<Record<string, MetalRateDefinition>>;

interface MetalRateDefinition {
  metal: 'Gold' | 'Silver' | 'Platinum';
  purity: string;
  fineness: number;
  from?: string;
}

export type MetalRateId = keyof typeof METAL_RATES;

/** The ids of all rates, in the order in which they are shown. */
export const METAL_RATE_IDS = keysOf(METAL_RATES);

/** `Gold 22 KT`. */
export function metalRateName(id: MetalRateId): string {
  const { metal, purity } = METAL_RATES[id];
  return `${metal} ${purity}`;
}
