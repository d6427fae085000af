import type { calls, DataOf, OwnAnswerWire, OwnQuestionWire, PublishedQuestionWire } from '#lib/contract/index.ts';
import { localTitle } from '#lib/shared/language/local-fact.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import type { Answer, OwnQuestions, ProductQuestions, Question } from './types.ts';

function toAnswer(wire: PublishedQuestionWire['Answers'][number]): Answer {
  return {
    id: wire.AnswerId,
    text: wire.Text,
    by: wire.By,
    author: wire.DisplayName,
    answeredAt: wire.AnsweredAt,
  };
}

function toQuestion(wire: PublishedQuestionWire): Question {
  return {
    id: wire.QuestionId,
    text: wire.Text,
    author: wire.DisplayName,
    askedAt: wire.AskedAt,
    answers: wire.Answers.map(toAnswer),
  };
}

/** Converts a page of a product's questions. */
export function toProductQuestions(wire: DataOf<typeof calls.productQuestions>): ProductQuestions {
  return {
    questions: wire.Questions.map(toQuestion),
    page: wire.Page,
    totalPages: wire.TotalPages,
    total: wire.TotalQuestions,
    all: wire.AllQuestions,
  };
}

function toOwn({ State, Reason, ProductTitle, ProductUrl }: OwnQuestionWire | OwnAnswerWire) {
  const href = ProductUrl === '' ? null : storeHref(ProductUrl);
  return { state: State, reason: Reason, product: { title: localTitle(ProductTitle), href } };
}

/** Converts the questions and answers of a customer. */
export function toOwnQuestions(wire: DataOf<typeof calls.ownQuestions>): OwnQuestions {
  return {
    questions: wire.Questions.map((question) => ({ ...toQuestion(question), ...toOwn(question) })),
    answers: wire.Answers.map((answer) => ({ ...toAnswer(answer), ...toOwn(answer), question: answer.Question })),
    defaultName: wire.DefaultDisplayName,
  };
}
