import type { VisitPart } from '#lib/contract/store-vocabulary.ts';
import { formatDay } from './dates.ts';

/** The labels of the parts of a day; their hours are those of `VISIT_PARTS`. */
export const VISIT_PART_LABELS: Readonly<Record<VisitPart, string>> = {
  morning: 'Morning, before 1 pm',
  afternoon: 'Afternoon, 1 to 5 pm',
  evening: 'Evening, after 5 pm',
};

/** Formats the time of an appointment; `day` is `YYYY-MM-DD`: `Sat 28 Nov, afternoon`. */
export function visitTime(day: string, part: VisitPart): string {
  return `${formatDay(day)}, ${part}`;
}
