import * as paths from '#lib/shared/paths.ts';
import type { SubmittedAnswers, SurveyAnswers } from './types.ts';

/** How a survey stood when its page was left by a link. */
interface LeftSurvey {
  answers: SurveyAnswers;
  sent: boolean;
}

/** In the browser alone: it is written to by what a shopper does, and a server only reads that nothing is there. */
const left = new Map<string, LeftSurvey>();

const keyOf = ({ template, site, token, version }: Omit<SubmittedAnswers, 'answers'>) =>
  `${paths.survey(template, site, token)} ${version}`;

/** Remembers how a survey stands: the router brings its page back as the server rendered it, which may be long ago. */
export function rememberSurvey({ answers, ...survey }: SubmittedAnswers, sent = false): void {
  left.set(keyOf(survey), { answers, sent });
}

/** How a survey stood last in this document; undefined where nothing was answered in it. */
export function rememberedSurvey(survey: Omit<SubmittedAnswers, 'answers'>): LeftSurvey | undefined {
  return left.get(keyOf(survey));
}
