import type { ModerationState } from '#lib/contract/index.ts';

/** Tables of questions about products; part of `Database`, in the same units. */
export interface QuestionTables {
  /** Deleted with the customer's row. */
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
    moderated_at: number | null;
    /** When the customer who asked was notified of the first answer. */
    notified_at: number | null;
  };
  /** One by the store and one per buyer; deleted with its question or its customer's row. */
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
    moderated_at: number | null;
  };
}
