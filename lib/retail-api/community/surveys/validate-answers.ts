import {
  SURVEY_SCORES,
  type SurveyAnswerWire,
  type SurveyQuestionWire,
  type SurveyTemplateWire,
} from '#lib/contract/index.ts';

/** The problem with an answer; `message` is for the caller. */
interface AnswerProblem {
  questionId: string;
  message: string;
}

/** Why an answer does not fit its question; null if it fits or is empty. */
function findAnswerProblem(question: SurveyQuestionWire, { Score, Choices, Text }: SurveyAnswerWire): string | null {
  const takesScore = question.Kind === 'rating' || question.Kind === 'nps';
  if (Score !== null) {
    if (!takesScore) return 'takes no score';
    const [min, max] = SURVEY_SCORES[question.Kind];
    if (Score < min || Score > max) return `takes a score from ${min} to ${max}`;
  }
  if (Choices.length > 0) {
    if (question.Kind !== 'single' && question.Kind !== 'multiple') return 'takes no choice';
    const choiceIds = new Set(question.Choices.map(({ ChoiceId }) => ChoiceId));
    if (!Choices.every((choice) => choiceIds.has(choice))) return 'has no such choice';
    if (new Set(Choices).size < Choices.length) return 'was given a choice twice';
    if (question.Kind === 'single' && Choices.length > 1) return 'takes one choice';
  }
  return Text !== '' && question.Kind !== 'text' ? 'takes no text' : null;
}

const isEmpty = ({ Score, Choices, Text }: SurveyAnswerWire) =>
  Score === null && Choices.length === 0 && Text.trim() === '';

/**
 * Why answers to a template are refused: an unknown question, a question answered twice, an answer that does not fit,
 * or a missing required one. Null if there is no problem.
 */
export function validateAnswers(
  { Questions }: Pick<SurveyTemplateWire, 'Questions'>,
  answers: readonly SurveyAnswerWire[],
): AnswerProblem | null {
  const answersByQuestion = new Map<string, SurveyAnswerWire>();
  for (const answer of answers) {
    const { QuestionId: questionId } = answer;
    const question = Questions.find(({ QuestionId }) => QuestionId === questionId);
    if (!question) return { questionId, message: 'is not a question of this survey' };
    if (answersByQuestion.has(questionId)) return { questionId, message: 'was answered twice' };
    const message = findAnswerProblem(question, answer);
    if (message !== null) return { questionId, message };
    answersByQuestion.set(questionId, answer);
  }
  const missing = Questions.find(({ QuestionId, Required }) => {
    const answer = answersByQuestion.get(QuestionId);
    return Required && (!answer || isEmpty(answer));
  });
  return missing ? { questionId: missing.QuestionId, message: 'must be answered' } : null;
}

/** The non-empty answers that fit the questions of a template, which may have changed since they were given. */
export function answersOfTemplate(
  { Questions }: Pick<SurveyTemplateWire, 'Questions'>,
  answers: readonly SurveyAnswerWire[],
): SurveyAnswerWire[] {
  return Questions.flatMap((question) => {
    const answer = answers.find(({ QuestionId }) => QuestionId === question.QuestionId);
    return answer && !isEmpty(answer) && findAnswerProblem(question, answer) === null ? [answer] : [];
  });
}

/**
 * Merges new answers into saved ones: each replaces the answer to the same question, and an empty one removes it;
 * answers that do not fit are ignored.
 */
export function mergedAnswers(
  template: Pick<SurveyTemplateWire, 'Questions'>,
  saved: readonly SurveyAnswerWire[],
  answersByQuestion: readonly SurveyAnswerWire[],
): SurveyAnswerWire[] {
  const cleared = new Set(answersByQuestion.filter(isEmpty).map(({ QuestionId }) => QuestionId));
  const remaining = saved.filter(({ QuestionId }) => !cleared.has(QuestionId));
  return answersOfTemplate(template, [...answersOfTemplate(template, answersByQuestion), ...remaining]);
}
