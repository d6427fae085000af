import type { StoryKind } from '#lib/contract/vocabulary.ts';

/** A picture of the catalogue with its size in pixels. */
interface StoryPicture {
  source: string;
  width: number;
  height: number;
}

/** A story of the journal where it is listed. */
export interface StorySummary {
  kind: StoryKind;
  title: string;
  href: string;
  summary: string;
  /** Null where the catalogue has no such picture. */
  picture: StoryPicture | null;
  /** Epoch milliseconds. */
  updatedAt: number;
  /** The first and the last day of an occasion, `YYYY-MM-DD` in India; null for any other story. */
  days: { from: string; until: string } | null;
}

/** The stories of today, and when they next change by themselves in epoch milliseconds. */
export interface Journal {
  stories: StorySummary[];
  changesAt: number | undefined;
}
