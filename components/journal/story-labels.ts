import type { StoryKind } from '#lib/contract/vocabulary.ts';

/** The name of the journal, as pages and links write it. */
export const JOURNAL_TITLE = 'Journal';

/** The name of one story's kind. */
export const KIND_NAMES: Readonly<Record<StoryKind, string>> = {
  occasion: 'Occasion',
  'look-book': 'Look book',
  guide: 'Guide',
  story: 'Story',
};
