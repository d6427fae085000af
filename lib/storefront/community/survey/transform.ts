import type { calls, DataOf, SurveyAnswerWire, SurveyQuestionWire } from '#lib/contract/index.ts';
import type { Survey, SurveyAnswers, SurveyInvitation, SurveyQuestion } from './types.ts';

function toQuestion(wire: SurveyQuestionWire): SurveyQuestion {
  const isScale = wire.Kind === 'rating' || wire.Kind === 'nps';
  const isChoice = wire.Kind === 'single' || wire.Kind === 'multiple';
  return {
    id: wire.QuestionId,
    kind: wire.Kind,
    text: wire.Text,
    hint: wire.Hint,
    required: wire.Required,
    lowest: isScale ? wire.LowLabel : '',
    highest: isScale ? wire.HighLabel : '',
    choices: isChoice ? wire.Choices.map(({ ChoiceId, Text }) => ({ id: ChoiceId, text: Text })) : [],
  };
}

function toAnswers(wire: readonly SurveyAnswerWire[]): SurveyAnswers {
  return Object.fromEntries(
    wire.map(({ QuestionId, Score, Choices, Text }) => [QuestionId, { score: Score, choices: Choices, text: Text }]),
  );
}

/** Converts a survey; `token`: that of the link that opened it. */
export function toSurvey(wire: DataOf<typeof calls.surveyDetails>, token: string): Survey {
  return {
    address: { template: wire.TemplateCode, site: wire.Site, token },
    version: wire.Version,
    title: wire.Title,
    intro: wire.Intro,
    thankYou: wire.ThankYou,
    state: wire.State,
    opensAt: wire.OpensAt,
    closesAt: wire.ClosesAt,
    questions: wire.Questions.map(toQuestion),
    answers: toAnswers(wire.Draft),
  };
}

/** Converts answers for the retail API. */
export function fromAnswers(answers: SurveyAnswers): SurveyAnswerWire[] {
  return Object.entries(answers).map(([id, { score, choices, text }]) => ({
    QuestionId: id,
    Score: score,
    Choices: [...choices],
    Text: text,
  }));
}

/** Converts the survey invitation of an order. */
export function toInvitation(wire: DataOf<typeof calls.surveyInvitation>): SurveyInvitation {
  return { template: wire.TemplateCode, token: wire.Token, questions: wire.Questions };
}
