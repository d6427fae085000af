import type { StoryKind } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

/** The name of one story's kind. */
export const KIND_NAMES: Readonly<Record<StoryKind, () => string>> = {
  occasion: m.journalOccasion,
  'look-book': m.journalLookBook,
  guide: m.journalGuide,
  story: m.journalStory,
};
