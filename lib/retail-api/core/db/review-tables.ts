import type { ModerationState } from '#lib/contract/index.ts';

/** The table of reviews; part of `Database`, whose units it shares. Their photos are `uploads`. */
export interface ReviewTables {
  /** One of a customer and a product; goes with the customer's row. */
  reviews: {
    id: string;
    product_code: string;
    customer_id: string;
    /** 1 to 5. */
    stars: number;
    title: string;
    /** Several lines. */
    text: string;
    display_name: string;
    /** How many photos it has. */
    photos: number;
    state: ModerationState;
    /** Why it is not published; empty otherwise. */
    reason: string;
    /** When it was written, or changed last. */
    written_at: number;
    judged_at: number | null;
  };
}
