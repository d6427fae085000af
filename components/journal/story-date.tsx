import { formatDate, formatDateOfDay } from '#lib/shared/dates.ts';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';

/** The last day of an occasion, or the day of any other story. */
export function StoryDate({ story: { days, updatedAt } }: { story: StorySummary }) {
  if (days) {
    return (
      <>
        Until <time dateTime={days.until}>{formatDateOfDay(days.until)}</time>
      </>
    );
  }
  if (updatedAt === 0) return null;
  return <time dateTime={new Date(updatedAt).toISOString()}>{formatDate(updatedAt)}</time>;
}
