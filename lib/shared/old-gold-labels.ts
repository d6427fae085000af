import type { OldGoldPreference, OldMetal, OldPurity } from '#lib/contract/old-gold-vocabulary.ts';

/** The metals as a shopper chooses them. */
export const OLD_METAL_LABELS: Readonly<Record<OldMetal, string>> = {
  gold: 'Gold',
  platinum: 'Platinum',
  silver: 'Silver',
  other: 'Another metal, or I am not sure',
};

/** The purities as a shopper chooses them. */
export const OLD_PURITY_LABELS: Readonly<Record<OldPurity, string>> = {
  unknown: 'I do not know',
  '24-kt': '24 KT (999)',
  '22-kt': '22 KT (916)',
  '18-kt': '18 KT (750)',
  '14-kt': '14 KT (585)',
  'pt-950': 'PT 950',
  '925': '925 sterling',
};

/** How a shopper wishes to be answered. */
export const OLD_GOLD_PREFERENCE_LABELS: Readonly<Record<OldGoldPreference, string>> = {
  call: 'A call',
  'store-visit': 'A visit to a store',
};

/** A weight in grams: `10.5 g`. */
export function gramsText(grams: number): string {
  return `${grams} g`;
}

/** What every answer about old gold says: nobody knows its value before it is tested. */
export const ASSAY_TEXT =
  'The value is settled only after your gold is tested and weighed (assayed) in front of you at the store, at the rate of that day. This is an enquiry: we promise no price.';
