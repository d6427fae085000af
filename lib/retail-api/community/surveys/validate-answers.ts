import {
  SURVEY_SCORES,
  type SurveyAnswerWire,
  type SurveyQuestionWire,
  type SurveyTemplateWire,
} from '#lib/contract/index.ts';

/** What is wrong with an answer; `message` is for whoever made the call. */
export interface AnswerProblem {
  questionId: string;
  message: string;
}

/** Why an answer does not fit its question; null where it does, also where it is empty. */
function misfitOf(question: SurveyQuestionWire, { Score, Choices, Text }: SurveyAnswerWire): string | null {
  const takesScore = question.Kind === 'rating' || question.Kind === 'nps';
  if (Score !== null) {
    if (!takesScore) return 'takes no score';
    const [least, most] = SURVEY_SCORES[question.Kind];
    if (Score < least || Score > most) return `takes a score from ${least} to ${most}`;
  }
  if (Choices.length > 0) {
    if (question.Kind !== 'single' && question.Kind !== 'multiple') return 'takes no choice';
    const known = new Set(question.Choices.map(({ ChoiceId }) => ChoiceId));
    if (!Choices.every((choice) => known.has(choice))) return 'has no such choice';
    if (new Set(Choices).size < Choices.length) return 'was given a choice twice';
    if (question.Kind === 'single' && Choices.length > 1) return 'takes one choice';
  }
  return Text !== '' && question.Kind !== 'text' ? 'takes no text' : null;
}

const isEmpty = ({ Score, Choices, Text }: SurveyAnswerWire) =>
  Score === null && Choices.length === 0 && Text.trim() === '';

/**
 * What keeps answers from being taken as those to a template: an unknown question, one that is answered twice, an answer
 * that does not fit, or a required one that is missing. Null where all is well.
 */
export function validateAnswers(
  { Questions }: Pick<SurveyTemplateWire, 'Questions'>,
  answers: readonly SurveyAnswerWire[],
): AnswerProblem | null {
  const given = new Map<string, SurveyAnswerWire>();
  for (const answer of answers) {
    const { QuestionId: questionId } = answer;
    const question = Questions.find(({ QuestionId }) => QuestionId === questionId);
    if (!question) return { questionId, message: 'is no question of this survey' };
    if (given.has(questionId)) return { questionId, message: 'was answered twice' };
    const message = misfitOf(question, answer);
    if (message !== null) return { questionId, message };
    given.set(questionId, answer);
  }
  const missing = Questions.find(({ QuestionId, Required }) => {
    const answer = given.get(QuestionId);
    return Required && (!answer || isEmpty(answer));
  });
  return missing ? { questionId: missing.QuestionId, message: 'must be answered' } : null;
}

/** The answers that fit the questions of a template, which may have changed since they were given; empty ones are left out. */
export function fittingAnswers(
  { Questions }: Pick<SurveyTemplateWire, 'Questions'>,
  answers: readonly SurveyAnswerWire[],
): SurveyAnswerWire[] {
  return Questions.flatMap((question) => {
    const answer = answers.find(({ QuestionId }) => QuestionId === question.QuestionId);
    return answer && !isEmpty(answer) && misfitOf(question, answer) === null ? [answer] : [];
  });
}

/**
 * What is kept of answers once others came: each takes the place of the one to the same question, and an empty one takes it
 * away; those that do not fit change nothing.
 */
export function mergedAnswers(
  template: Pick<SurveyTemplateWire, 'Questions'>,
  kept: readonly SurveyAnswerWire[],
  given: readonly SurveyAnswerWire[],
): SurveyAnswerWire[] {
  const cleared = new Set(given.filter(isEmpty).map(({ QuestionId }) => QuestionId));
  const left = kept.filter(({ QuestionId }) => !cleared.has(QuestionId));
  return fittingAnswers(template, [...fittingAnswers(template, given), ...left]);
}
