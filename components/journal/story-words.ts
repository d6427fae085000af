import type { StoryKind } from '#lib/contract/vocabulary.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';

/** The name of the journal, as pages and links write it. */
export const JOURNAL_TITLE = 'Journal';

/** The name of one story's kind. */
export const KIND_NAMES: Readonly<Record<StoryKind, string>> = {
  occasion: 'Occasion',
  'look-book': 'Look book',
  guide: 'Guide',
  story: 'Story',
};

/** Formats a day `YYYY-MM-DD` in India: `14 November 2026`. */
export function dayInWords(day: string): string {
  return formatDate(startOfDayInIndia(day));
}
