import { answerTo, isAnswered, problemOf } from './answers.ts';
import type { Survey, SurveyAnswers, SurveyQuestion } from './types.ts';

type Asked = Pick<Survey, 'questions' | 'answers'>;

/** The step that an address names, counted from 1; null where it names none of them. */
export function parseSurveyStep(text: unknown, questions: readonly SurveyQuestion[]): number | null {
  if (typeof text !== 'string' || !/^\d{1,3}$/.test(text)) return null;
  const step = Number(text);
  return step >= 1 && step <= questions.length ? step : null;
}

/** Where somebody goes on who comes back: the step after the last one that is answered. */
export function resumeStep({ questions, answers }: Asked): number {
  const last = questions.findLastIndex((question) => isAnswered(answerTo(answers, question)));
  return Math.min(last + 2, questions.length);
}

/** The first step whose answer is missing or too long; null where all can be sent. */
export function wrongStep(questions: readonly SurveyQuestion[], answers: SurveyAnswers): number | null {
  const index = questions.findIndex((question) => problemOf(question, answerTo(answers, question)) !== '');
  return index === -1 ? null : index + 1;
}
