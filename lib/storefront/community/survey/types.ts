import type { SurveyQuestionKind, SurveyState } from '#lib/contract/survey-vocabulary.ts';

/** The address of a survey; `token`: that of its link, empty where it has none. */
export interface SurveyAddress {
  template: string;
  site: string;
  token: string;
}

export interface SurveyQuestion {
  id: string;
  kind: SurveyQuestionKind;
  text: string;
  /** A hint for the question; empty where there is none. */
  hint: string;
  required: boolean;
  /** The labels of the lowest and the highest score; empty where there are none. */
  lowest: string;
  highest: string;
  choices: readonly { id: string; text: string }[];
}

/** An answer; fields that the question's kind does not use are empty. */
export interface SurveyAnswer {
  score: number | null;
  /** Ids of choices. */
  choices: readonly string[];
  text: string;
}

/** Answers by question id; a missing one is unanswered. */
export type SurveyAnswers = Readonly<Record<string, SurveyAnswer>>;

/** All answers so far to one version of a survey. */
export interface SubmittedAnswers extends SurveyAddress {
  version: number;
  answers: SurveyAnswers;
}

export interface Survey {
  address: SurveyAddress;
  version: number;
  title: string;
  intro: string;
  /** The message after the survey was answered. */
  thankYou: string;
  state: SurveyState;
  /** Epoch milliseconds; null without a limit. */
  opensAt: number | null;
  closesAt: number | null;
  questions: readonly SurveyQuestion[];
  /** The saved answers that were not sent yet. */
  answers: SurveyAnswers;
}

/** A survey that the shopper of an order is invited to. */
export interface SurveyInvitation {
  template: string;
  token: string;
  /** The number of its questions. */
  questions: number;
}
