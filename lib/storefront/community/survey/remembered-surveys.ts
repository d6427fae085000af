import * as paths from '#lib/shared/paths.ts';
import type { SubmittedAnswers, SurveyAnswers } from './types.ts';

/** The state of a survey when the shopper left its page by a link. */
interface RememberedSurvey {
  answers: SurveyAnswers;
  sent: boolean;
}

/**
 * Used in the browser only: entries are made by the shopper's actions, so on a server the map is always empty.
 */
const left = new Map<string, RememberedSurvey>();

const keyOf = ({ template, site, token, version }: Omit<SubmittedAnswers, 'answers'>) =>
  `${paths.survey(template, site, token)} ${version}`;

/**
 * Saves the state of a survey, because the router restores its page as the server rendered it, maybe long ago.
 */
export function rememberSurvey({ answers, ...survey }: SubmittedAnswers, sent = false): void {
  left.set(keyOf(survey), { answers, sent });
}

/** The last state of a survey in this document; undefined where nothing was answered. */
export function rememberedSurvey(survey: Omit<SubmittedAnswers, 'answers'>): RememberedSurvey | undefined {
  return left.get(keyOf(survey));
}
