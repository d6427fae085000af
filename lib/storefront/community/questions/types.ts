import type { AnsweredBy } from '#lib/contract/question-vocabulary.ts';
import type { ModerationState } from '#lib/contract/review-vocabulary.ts';

export interface Answer {
  id: string;
  /** Plain text, possibly of several lines. */
  text: string;
  by: AnsweredBy;
  /** Name of the buyer who answered; empty for the store. */
  author: string;
  /** Epoch milliseconds. */
  answeredAt: number;
}

/** A published question with its published answers. */
export interface Question {
  id: string;
  text: string;
  author: string;
  /** Epoch milliseconds. */
  askedAt: number;
  answers: Answer[];
}

/** A page of a product's published questions. */
export interface ProductQuestions {
  questions: Question[];
  page: number;
  totalPages: number;
  /** The number of questions that match the search text. */
  total: number;
  /** The number of all questions. */
  all: number;
}

/** The query of a product's questions. */
export interface QuestionsQuery {
  page: number;
  /** Search text for questions and answers; empty for all. */
  text: string;
}

/** The moderation state and the product of an own contribution, for its author. */
interface Own {
  state: ModerationState;
  /** Why it is not published; empty where it is published or waiting. */
  reason: string;
  product: { title: string; href: string | null };
}

export type OwnQuestion = Question & Own;
export type OwnAnswer = Answer & Own & { question: string };

/** The questions and answers of a customer. */
export interface OwnQuestions {
  questions: OwnQuestion[];
  answers: OwnAnswer[];
  /** The name shown with a question unless the customer enters another one. */
  defaultName: string;
}
