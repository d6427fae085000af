import { SURVEY_SCORES, SURVEY_TEXT_MAXIMUM } from '#lib/contract/survey-vocabulary.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';
import type { SurveyAnswer, SurveyAnswers, SurveyQuestion } from './types.ts';

/** Names of the fields of one step. */
export const SCORE_FIELD = 'score';
export const CHOICE_FIELD = 'choice';
export const TEXT_FIELD = 'text';
/** Name of the box of one of several choices. */
export const choiceField = (id: string) => `${CHOICE_FIELD}-${id}`;

const NO_ANSWER: SurveyAnswer = { score: null, choices: [], text: '' };
const UNUSABLE = /[^\P{Cc}\t\n]/gu;
const MAX_LENGTH = SURVEY_TEXT_MAXIMUM.toLocaleString('en-IN');

/** The answer to a question; an empty one where there is none. */
export function answerTo(answers: SurveyAnswers, { id }: Pick<SurveyQuestion, 'id'>): SurveyAnswer {
  return (Object.hasOwn(answers, id) && answers[id]) || NO_ANSWER;
}

/** Whether anything was answered. */
export function isAnswered({ score, choices, text }: SurveyAnswer): boolean {
  return score !== null || choices.length > 0 || text.trim() !== '';
}

/** The scores of a question that is answered by one, from the lowest. */
export function scoresOf({ kind }: Pick<SurveyQuestion, 'kind'>): number[] {
  if (kind !== 'rating' && kind !== 'nps') return [];
  const [lowest, highest] = SURVEY_SCORES[kind];
  return Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
}

/** The answer that the fields of a step give to its question; what it does not offer is not read. */
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

/** A text as the store keeps it: with one character for each new line, and nothing that nobody sees. */
export function cleanText(text: string): string {
  return withoutInvisible(text).replace(/\r\n?/g, '\n').replace(UNUSABLE, '');
}

const MISSING: Record<SurveyQuestion['kind'], string> = {
  rating: 'Choose a number from 1 to 5.',
  nps: 'Choose a number from 0 to 10.',
  single: 'Choose one answer.',
  multiple: 'Choose at least one answer.',
  text: 'Please write a few words.',
};

/** What is wrong with an answer and how to mend it; empty where nothing is. */
export function problemOf({ kind, required }: SurveyQuestion, answer: SurveyAnswer): string {
  if (required && !isAnswered(answer)) return MISSING[kind];
  if (answer.text.length <= SURVEY_TEXT_MAXIMUM) return '';
  return `Write at most ${MAX_LENGTH} characters: ${answer.text.length - SURVEY_TEXT_MAXIMUM} too many.`;
}
