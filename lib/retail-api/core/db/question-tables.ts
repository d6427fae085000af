import type { ModerationState } from '#lib/contract/index.ts';

/** Tables of questions about products; part of `Database`, whose units they share. */
export interface QuestionTables {
  /** Goes with the customer's row. */
  questions: {
    id: string;
    product_code: string;
    customer_id: string;
    display_name: string;
    text: string;
    state: ModerationState;
    /** Why it is not published; empty otherwise. */
    reason: string;
    asked_at: number;
    judged_at: number | null;
    /** When whoever asked was told of the first answer. */
    told_at: number | null;
  };
  /** One of the store and one of each buyer; goes with its question, and with the row of its customer. */
  answers: {
    id: string;
    question_id: string;
    /** Null for the store. */
    customer_id: string | null;
    /** Empty for the store. */
    display_name: string;
    text: string;
    state: ModerationState;
    reason: string;
    answered_at: number;
    judged_at: number | null;
  };
}
