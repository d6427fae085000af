import { SURVEY_SCORES, SURVEY_TEXT_MAXIMUM } from '#lib/contract/survey-vocabulary.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import * as m from '#messages';
import type { SurveyAnswer, SurveyAnswers, SurveyQuestion } from './types.ts';

/** The names of a step's fields. */
export const SCORE_FIELD = 'score';
export const CHOICE_FIELD = 'choice';
export const TEXT_FIELD = 'text';
/** The name of the checkbox of one of several choices. */
export const choiceField = (id: string) => `${CHOICE_FIELD}-${id}`;

const NO_ANSWER: SurveyAnswer = { score: null, choices: [], text: '' };
const UNUSABLE = /[^\P{Cc}\t\n]/gu;

/** The saved answer to a question, or an empty one. */
export function answerTo(answers: SurveyAnswers, { id }: Pick<SurveyQuestion, 'id'>): SurveyAnswer {
  return (Object.hasOwn(answers, id) && answers[id]) || NO_ANSWER;
}

/** Whether an answer is not empty. */
export function isAnswered({ score, choices, text }: SurveyAnswer): boolean {
  return score !== null || choices.length > 0 || text.trim() !== '';
}

/** The scores of a question answered by a score, lowest first. */
export function scoresOf({ kind }: Pick<SurveyQuestion, 'kind'>): number[] {
  if (kind !== 'rating' && kind !== 'nps') return [];
  const [lowest, highest] = SURVEY_SCORES[kind];
  return Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
}

/** Reads the answer to a question from the fields of its step; choices that it does not offer are ignored. */
export function readStep(question: SurveyQuestion, fields: Readonly<Record<string, string>>): SurveyAnswer {
  const { kind, choices } = question;
  if (kind === 'text') return { ...NO_ANSWER, text: cleanText(fields[TEXT_FIELD] ?? '') };
  if (kind === 'rating' || kind === 'nps') {
    const score = scoresOf(question).find((offered) => String(offered) === fields[SCORE_FIELD]);
    return { ...NO_ANSWER, score: score ?? null };
  }
  const chosen = choices.filter(({ id }) =>
    kind === 'single' ? fields[CHOICE_FIELD] === id : fields[choiceField(id)] !== undefined,
  );
  return { ...NO_ANSWER, choices: chosen.map(({ id }) => id) };
}

/** Normalises a text: one character per line break, and no invisible characters. */
export function cleanText(text: string): string {
  return withoutInvisible(text).replace(/\r\n?/g, '\n').replace(UNUSABLE, '');
}

const MISSING: Record<SurveyQuestion['kind'], () => string> = {
  rating: m.communityMissingRating,
  nps: m.communityMissingNps,
  single: m.communityMissingSingle,
  multiple: m.communityMissingMultiple,
  text: m.communityMissingText,
};

/** The problem of an answer and how to fix it; empty where it is valid. */
export function problemOf({ kind, required }: SurveyQuestion, answer: SurveyAnswer): string {
  if (required && !isAnswered(answer)) return MISSING[kind]();
  if (answer.text.length <= SURVEY_TEXT_MAXIMUM) return '';
  return m.communityTooLong({ max: SURVEY_TEXT_MAXIMUM, over: answer.text.length - SURVEY_TEXT_MAXIMUM });
}
