import type { Generated } from 'kysely';

/** Tables of surveys; part of `Database`, in the same units. */
export interface SurveyTables {
  /**
   * Every version of every template; the highest version of a code is in use. `document`: the template
   * (`SurveyTemplateWire`), as JSON.
   */
  survey_templates: {
    code: string;
    version: number;
    document: string;
    /** 1 if an operator saved it through the API; it then overrides the file. */
    is_saved: number;
    created_at: number;
  };
  /** Answers that are not submitted yet. `holder`: keyed hash of the order or visit that answers. */
  survey_drafts: {
    template_code: string;
    holder: string;
    /** Null if a visit answers. */
    order_number: string | null;
    /** `SurveyAnswerWire[]`, as JSON. */
    answers: string;
    changed_at: number;
  };
  /** Each holder answers a template once. */
  survey_answers: {
    id: string;
    template_code: string;
    /** Version of the template that was answered. */
    version: number;
    site: string;
    holder: string;
    /** Null if a visit answered, and after the link to the order was deleted. */
    order_number: string | null;
    /** Hash of the answers, to recognise a repeated submission; empty after the texts were deleted. */
    content_hash: string;
    answered_at: number;
  };
  /** One row per question; for several choices, one row each. */
  survey_answer_values: {
    answer_id: string;
    question_id: string;
    choice_id: Generated<string>;
    score: number | null;
    text: Generated<string>;
  };
}
