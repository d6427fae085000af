import type { ModerationState } from '#lib/contract/index.ts';

/** The table of reviews; part of `Database`, in the same units. Their photos are in `uploads`. */
export interface ReviewTables {
  /** One per customer and product; deleted with the customer's row. */
  reviews: {
    id: string;
    product_code: string;
    customer_id: string;
    /** 1 to 5. */
    stars: number;
    title: string;
    /** May have several lines. */
    text: string;
    display_name: string;
    /** The number of photos. */
    photos: number;
    state: ModerationState;
    /** Why it is not published; empty otherwise. */
    reason: string;
    /** When it was written or last changed. */
    written_at: number;
    moderated_at: number | null;
  };
}
