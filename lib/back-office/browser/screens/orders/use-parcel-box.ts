import { USUAL_BOX } from '#lib/contract/courier-vocabulary.ts';
import { useTabDraft } from '../../parts/use-tab-draft.ts';

/** Weight and outside of a parcel, in grams and centimetres. */
export type ParcelBox = Record<keyof typeof USUAL_BOX, number>;

/** The box that the last parcel of this tab went in: most go in the same one. */
export function useParcelBox(): [ParcelBox, (box: ParcelBox) => void] {
  return useTabDraft<ParcelBox>('parcel-box', USUAL_BOX);
}
