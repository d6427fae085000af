import { formatDate, formatDateOfDay } from '#lib/shared/dates.ts';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import * as m from '#messages';
import { TaggedText } from '@/components/ui/tagged-text';

/** The last day of an occasion, or the day of any other story. */
export function StoryDate({ story: { days, updatedAt } }: { story: StorySummary }) {
  if (days) {
    return (
      <TaggedText
        text={m.journalUntil({ date: formatDateOfDay(days.until) })}
        tags={{ time: (date) => <time dateTime={days.until}>{date}</time> }}
      />
    );
  }
  if (updatedAt === 0) return null;
  return <time dateTime={new Date(updatedAt).toISOString()}>{formatDate(updatedAt)}</time>;
}
