import { MAX_PLACE_LENGTH } from '#lib/contract/store-vocabulary.ts';
import { PLACE_INPUT } from '@/components/form/input-attributes';

/** The place to find stores near. */
export const PLACE_SEARCH_INPUT = {
  get label() {
    return PLACE_INPUT.label;
  },
  autoComplete: PLACE_INPUT.autoComplete,
  name: 'q',
  maxLength: MAX_PLACE_LENGTH,
  enterKeyHint: 'search',
} as const;
