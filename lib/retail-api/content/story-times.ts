import type { StoryFacts } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';

/** A story of the journal as it is listed. */
export interface StoryRow {
  slug: string;
  title: string;
  facts: StoryFacts;
  /** Epoch milliseconds. */
  updatedAt: number;
}

type Days = Pick<StoryFacts, 'From' | 'Until'>;

const startOf = ({ From }: Days) => (From === undefined ? Number.NEGATIVE_INFINITY : startOfDayInIndia(From));
/** The end of the last day. */
const endOf = ({ Until }: Days) => (Until === undefined ? Number.POSITIVE_INFINITY : startOfDayInIndia(Until) + DAY_MS);

/**
 * Whether an occasion is still to come, goes on or is over at `now` in epoch milliseconds; other stories always go on.
 */
export function occasionPhaseOf(facts: Days, now: number): 'ahead' | 'current' | 'over' {
  if (now < startOf(facts)) return 'ahead';
  return now < endOf(facts) ? 'current' : 'over';
}

/** When the first of these stories next starts or ends, in epoch milliseconds; undefined if none ever does. */
export function nextChange(all: readonly Days[], now: number): number | undefined {
  const next = Math.min(...all.flatMap((facts) => [startOf(facts), endOf(facts)]).filter((at) => at > now));
  return Number.isFinite(next) ? next : undefined;
}

/** The stories that go on: occasions first, the next to end before the others, then all others, newest first. */
export function currentStories(stories: readonly StoryRow[], now: number): StoryRow[] {
  const occasionFirst = ({ facts }: StoryRow) => (facts.Kind === 'occasion' ? endOf(facts) : Number.POSITIVE_INFINITY);
  return stories
    .filter(({ facts }) => occasionPhaseOf(facts, now) === 'current')
    .toSorted(
      (a, b) =>
        compare(occasionFirst(a), occasionFirst(b)) || compare(b.updatedAt, a.updatedAt) || compare(a.slug, b.slug),
    );
}

const compare = <Value extends number | string>(a: Value, b: Value) => (a < b ? -1 : Number(a > b));
