import { METAL_RATE_IDS, METAL_RATES, type MetalRateId } from '#lib/contract/index.ts';

/** Words for a thin layer of metal: such a product is not worth its weight in the metal that it is named after. */
const COATED = /plated|plating|vermeil|filled|tone\b/i;
const METALS = [...new Set(METAL_RATE_IDS.map((id) => METAL_RATES[id].metal))];

/**
 * The id of the rate for a metal as the catalogue names it, e.g. `Rose Gold` of `18 KT (750)`; undefined if no rate or
 * several rates match.
 */
export function rateOfMetal(metal: string, purity: string): MetalRateId | undefined {
  if (COATED.test(metal)) return undefined;
  const named = METALS.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(metal));
  const meant = METAL_RATE_IDS.filter((id) => named.includes(METAL_RATES[id].metal) && isPurity(purity, id));
  return named.length === 1 && meant.length === 1 ? meant[0] : undefined;
}

/** Whether a text such as `22 KT (916)`, `22K`, `PT 950` or `925 sterling` names the purity of a rate. */
function isPurity(text: string, id: MetalRateId): boolean {
  const { metal, purity, fineness } = METAL_RATES[id];
  const karats = /(\d{1,2})\s*(?:kt|k|carat|karat)\b/i.exec(text)?.[1];
  if (metal === 'Gold' && karats !== undefined) return purity === `${Number(karats)} KT`;
  return /(?<!\d)(\d{3})(?!\d)/.exec(text)?.[1] === String(fineness);
}
