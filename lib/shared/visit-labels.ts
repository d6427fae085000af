import type { VideoLanguage, VisitPart } from '#lib/contract/store-vocabulary.ts';
import * as m from '#messages';
import { formatDay } from './dates.ts';

/** The labels of the parts of a day; their hours are those of `VISIT_PARTS`. */
export const VISIT_PART_LABELS: Readonly<Record<VisitPart, () => string>> = {
  morning: m.sharedPartMorning,
  afternoon: m.sharedPartAfternoon,
  evening: m.sharedPartEvening,
};

/** The languages of a video call. */
export const VIDEO_LANGUAGE_LABELS: Readonly<Record<VideoLanguage, () => string>> = {
  en: m.sharedVideoEnglish,
  hi: m.sharedVideoHindi,
};

/** What an appointment is for, within a sentence: `a visit`, `a video call in Hindi`. Empty language: a visit. */
export function appointmentName(language: VideoLanguage | ''): string {
  return language === '' ? m.sharedVisitName() : m.sharedVideoCallName({ language: VIDEO_LANGUAGE_LABELS[language]() });
}

/** Formats the time of an appointment; `day` is `YYYY-MM-DD`: `Sat 28 Nov, afternoon`. */
export function visitTime(day: string, part: VisitPart): string {
  return m.sharedVisitTime({ day: formatDay(day), part });
}
