import type { SurveyQuestionKind, SurveyState } from '#lib/contract/survey-vocabulary.ts';

/** Where a survey stands; `token` is that of its link, empty where it has none. */
export interface SurveyAddress {
  template: string;
  site: string;
  token: string;
}

export interface SurveyQuestion {
  id: string;
  kind: SurveyQuestionKind;
  text: string;
  /** Empty where nothing helps. */
  hint: string;
  required: boolean;
  /** What the lowest and the highest score mean; empty where that is not said. */
  lowest: string;
  highest: string;
  choices: readonly { id: string; text: string }[];
}

/** What was answered; what the kind of the question does not ask for stays empty. */
export interface SurveyAnswer {
  score: number | null;
  /** Ids of choices. */
  choices: readonly string[];
  text: string;
}

/** By the id of the question; one that is missing is not answered. */
export type SurveyAnswers = Readonly<Record<string, SurveyAnswer>>;

/** All answers so far, to one version of a survey. */
export interface SubmittedAnswers extends SurveyAddress {
  version: number;
  answers: SurveyAnswers;
}

export interface Survey {
  address: SurveyAddress;
  version: number;
  title: string;
  intro: string;
  /** What is said once it is answered. */
  thankYou: string;
  state: SurveyState;
  /** Epoch milliseconds; null without a bound. */
  opensAt: number | null;
  closesAt: number | null;
  questions: readonly SurveyQuestion[];
  /** What was saved and not sent yet. */
  answers: SurveyAnswers;
}

/** A survey that an order invites to. */
export interface SurveyInvitation {
  template: string;
  token: string;
  /** How many questions it has. */
  questions: number;
}
