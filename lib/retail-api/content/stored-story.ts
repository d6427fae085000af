import { type StoryFacts, storyFacts } from '#lib/contract/index.ts';

/** The facts of a story as they are stored; null for a page that is none. */
export function storedFacts(story: StoryFacts | null): string | null {
  return story && JSON.stringify(story);
}

/** The facts of a story read from what is stored; null for a page that is none. */
export function readFacts(stored: string | null): StoryFacts | null {
  return stored === null ? null : storyFacts.parse(JSON.parse(stored));
}
