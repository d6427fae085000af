import type { Generated } from 'kysely';

/** Tables of surveys; part of `Database`, whose units they share. */
export interface SurveyTables {
  /** Every version of every template; the highest of a code is asked now. `document` is the template (`SurveyTemplateWire`), as JSON. */
  survey_templates: {
    code: string;
    version: number;
    document: string;
    /** 1 where an operator saved it by the API, which wins over the file. */
    is_saved: number;
    created_at: number;
  };
  /** Answers that were not sent yet. `holder`: keyed hash of the order or the visit that answers. */
  survey_drafts: {
    template_code: string;
    holder: string;
    /** Null where a visit answers. */
    order_number: string | null;
    /** As `SurveyAnswerWire[]`, as JSON. */
    answers: string;
    changed_at: number;
  };
  /** Each holder answers a template once. */
  survey_answers: {
    id: string;
    template_code: string;
    /** Of the template that was answered. */
    version: number;
    site: string;
    holder: string;
    /** Null where a visit answered, and once whose it was is forgotten. */
    order_number: string | null;
    /** Of what was answered, so that the same sent again is known; empty once texts are forgotten. */
    content_hash: string;
    answered_at: number;
  };
  /** One row a question, of several choices one each. */
  survey_answer_values: {
    answer_id: string;
    question_id: string;
    choice_id: Generated<string>;
    score: number | null;
    text: Generated<string>;
  };
}
