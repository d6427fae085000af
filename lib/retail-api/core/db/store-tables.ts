import type { AppointmentOutcome, VisitPart } from '#lib/contract/index.ts';

/** What shops have on their shelves, and the visits that they were asked for. */
export interface StoreTables {
  /** Pieces of a SKU in a shop; none where there is no row. Nothing of it is sold online. */
  store_stock: { store_code: string; sku: string; quantity: number; updated_at: number };
  /** Visits that shoppers asked for. A row goes 30 days after its day. */
  appointments: {
    reference: string;
    store_code: string;
    /** As it was when it was asked. */
    store_name: string;
    /** In India, `YYYY-MM-DD`. */
    day: string;
    part: VisitPart;
    service: string;
    name: string;
    /** Ten digits. */
    mobile: string;
    note: string;
    /** Null where nobody was signed in. */
    customer_id: string | null;
    /** Null as long as nobody has called. */
    outcome: AppointmentOutcome | null;
    created_at: number;
    closed_at: number | null;
  };
}
