import type { AnsweredBy } from '#lib/contract/question-vocabulary.ts';
import type { ModerationState } from '#lib/contract/review-vocabulary.ts';

export interface Answer {
  id: string;
  /** Plain text of several lines. */
  text: string;
  by: AnsweredBy;
  /** Of a buyer; empty for the store. */
  author: string;
  /** Epoch milliseconds. */
  answeredAt: number;
}

/** A question that everybody may see, with the answers that everybody may see. */
export interface Question {
  id: string;
  text: string;
  author: string;
  /** Epoch milliseconds. */
  askedAt: number;
  answers: Answer[];
}

/** A page of the questions about a product. */
export interface ProductQuestions {
  questions: Question[];
  page: number;
  totalPages: number;
  /** How many hold the words that were searched for. */
  total: number;
  /** How many there are whatever they hold. */
  all: number;
}

/** Which questions about a product are asked for. */
export interface QuestionsQuery {
  page: number;
  /** Words that they or their answers hold; empty for all. */
  text: string;
}

/** How far something has come, and what it is about, for whoever wrote it. */
interface Own {
  state: ModerationState;
  /** Why it is not published; empty where it is, or waits. */
  reason: string;
  product: { title: string; href: string | null };
}

export type OwnQuestion = Question & Own;
export type OwnAnswer = Answer & Own & { question: string };

/** What a customer has asked and answered. */
export interface OwnQuestions {
  questions: OwnQuestion[];
  answers: OwnAnswer[];
  /** The name that a question carries unless the customer says otherwise. */
  defaultName: string;
}
