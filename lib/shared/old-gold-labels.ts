import type { OldGoldPreference, OldMetal, OldPurity } from '#lib/contract/old-gold-vocabulary.ts';
import * as m from '#messages';

/** The metals as a shopper chooses them. */
export const OLD_METAL_LABELS: Readonly<Record<OldMetal, () => string>> = {
  gold: m.sharedMetalGold,
  platinum: m.sharedMetalPlatinum,
  silver: m.sharedMetalSilver,
  other: m.sharedMetalOther,
};

/** The purities as a shopper chooses them. */
export const OLD_PURITY_LABELS: Readonly<Record<OldPurity, () => string>> = {
  unknown: m.sharedPurityUnknown,
  '24-kt': m.sharedPurity24,
  '22-kt': m.sharedPurity22,
  '18-kt': m.sharedPurity18,
  '14-kt': m.sharedPurity14,
  'pt-950': m.sharedPurityPt950,
  '925': m.sharedPurity925,
};

/** How a shopper wishes to be answered. */
export const OLD_GOLD_PREFERENCE_LABELS: Readonly<Record<OldGoldPreference, () => string>> = {
  call: m.sharedAnswerByCall,
  'store-visit': m.sharedAnswerByVisit,
};

/** A weight in grams: `10.5 g`. */
export function gramsText(grams: number): string {
  return m.sharedGrams({ grams });
}

/** What every answer about old gold says: nobody knows its value before it is tested. */
export function assayText(): string {
  return m.sharedAssay();
}
