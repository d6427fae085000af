import type { VideoLanguage, VisitPart } from '#lib/contract/store-vocabulary.ts';
import { formatDay } from './dates.ts';

/** The labels of the parts of a day; their hours are those of `VISIT_PARTS`. */
export const VISIT_PART_LABELS: Readonly<Record<VisitPart, string>> = {
  morning: 'Morning, before 1 pm',
  afternoon: 'Afternoon, 1 to 5 pm',
  evening: 'Evening, after 5 pm',
};

/** The languages of a video call. */
export const VIDEO_LANGUAGE_LABELS: Readonly<Record<VideoLanguage, string>> = { en: 'English', hi: 'Hindi' };

/** What an appointment is for, within a sentence: `a visit`, `a video call in Hindi`. Empty language: a visit. */
export function appointmentName(language: VideoLanguage | ''): string {
  return language === '' ? 'a visit' : `a video call in ${VIDEO_LANGUAGE_LABELS[language]}`;
}

/** Formats the time of an appointment; `day` is `YYYY-MM-DD`: `Sat 28 Nov, afternoon`. */
export function visitTime(day: string, part: VisitPart): string {
  return `${formatDay(day)}, ${part}`;
}
