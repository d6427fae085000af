import { answerTo, isAnswered, problemOf } from './answers.ts';
import type { Survey, SurveyAnswers, SurveyQuestion } from './types.ts';

type SurveyProgress = Pick<Survey, 'questions' | 'answers'>;

/** The step in the address, counted from 1; null where it is invalid. */
export function parseSurveyStep(text: unknown, questions: readonly SurveyQuestion[]): number | null {
  if (typeof text !== 'string' || !/^\d{1,3}$/.test(text)) return null;
  const step = Number(text);
  return step >= 1 && step <= questions.length ? step : null;
}

/** The step where a returning shopper continues: the one after the last answered step. */
export function resumeStep({ questions, answers }: SurveyProgress): number {
  const last = questions.findLastIndex((question) => isAnswered(answerTo(answers, question)));
  return Math.min(last + 2, questions.length);
}

/** The first step whose answer is missing or too long; null where all can be sent. */
export function wrongStep(questions: readonly SurveyQuestion[], answers: SurveyAnswers): number | null {
  const index = questions.findIndex((question) => problemOf(question, answerTo(answers, question)) !== '');
  return index === -1 ? null : index + 1;
}
