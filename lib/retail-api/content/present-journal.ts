import type { calls, DataOf } from '#lib/contract/index.ts';
import type { PhotoSource } from '../catalogue/images/photo-sources.ts';
import { tilePicture } from '../catalogue/images/tile-picture.ts';
import type { CoreContext } from '../core/core-context.ts';
import { loadStories } from './load-stories.ts';
import { currentStories, nextChange, type StoryRow } from './story-times.ts';

type Journal = DataOf<typeof calls.journal>;
/** The catalogue's pictures by file name. */
type Photos = ReadonlyMap<string, PhotoSource>;

/** A story where it is listed. */
export function presentStory({ slug, title, facts, updatedAt }: StoryRow, photos: Photos): Journal['Stories'][number] {
  const { Kind, Summary, Picture, From, Until } = facts;
  const picture = tilePicture(photos.get(Picture));
  return { PageURL: slug, PageTitle: title, Kind, Summary, ...picture, UpdatedAt: updatedAt, From, Until };
}

/** The first `limit` stories that go on, or all, and when they next change by themselves. */
export async function presentJournal(
  { db, now }: Pick<CoreContext, 'db' | 'now'>,
  photos: Photos,
  limit?: number,
): Promise<Journal> {
  const today = now();
  const stories = await loadStories(db, today);
  const listed = currentStories(stories, today).slice(0, limit);
  const days = stories.map(({ facts }) => facts);
  return { Stories: listed.map((story) => presentStory(story, photos)), ChangesAt: nextChange(days, today) };
}
