import type { Generated } from 'kysely';
import type {
  AppointmentOutcome,
  OldGoldOutcome,
  OldGoldPreference,
  OldMetal,
  OldPurity,
  VideoLanguage,
  VisitPart,
} from '#lib/contract/index.ts';

/** Stock of physical stores, what is kept and collected there, the appointments requested there, and enquiries about old gold. */
export interface StoreTables {
  /** Stock of a SKU on the shelves of a physical store, as last reported; no row means none. */
  store_stock: { store_code: string; sku: string; quantity: number; updated_at: number };
  /**
   * Items on a store's shelves that an order keeps from others: from its placing until it is collected, cancelled or
   * expires. What is free to order is the stock less these.
   */
  store_holds: { order_number: string; store_code: string; sku: string; quantity: number };
  /** An order that is collected from a physical store. */
  collections: {
    order_number: string;
    store_code: string;
    /** When the store had it ready; null until then, as the next two. */
    ready_at: number | null;
    /** Until when it is kept; it is then cancelled and refunded. */
    kept_until: number | null;
    /** When the shopper was reminded; null until then. */
    reminded_at: number | null;
    /** The code at the counter is derived from it (`orders/collect/collect-code.ts`): a new one has the next number. */
    code_version: Generated<number>;
  };
  /** Appointments requested by shoppers. A row is deleted 30 days after its day. */
  appointments: {
    reference: string;
    store_code: string;
    /** The name at the time of the request. */
    store_name: string;
    /** The day in India, `YYYY-MM-DD`. */
    day: string;
    part: VisitPart;
    service: string;
    /** Language of a video call; empty for a visit. */
    video_language: Generated<VideoLanguage | ''>;
    name: string;
    /** Ten digits. */
    mobile: string;
    note: string;
    /** Null if nobody was signed in. */
    customer_id: string | null;
    /** Null until somebody has called. */
    outcome: AppointmentOutcome | null;
    created_at: number;
    closed_at: number | null;
  };
  /** Enquiries about the exchange value of old gold. A row is deleted after 90 days. */
  old_gold_enquiries: {
    reference: string;
    metal: OldMetal;
    purity: OldPurity;
    /** The weight of all pieces together in milligrams, as the shopper estimates it. */
    weight_mg: number;
    pieces: number;
    /** City or pincode. */
    place: string;
    preference: OldGoldPreference;
    name: string;
    /** Ten digits. */
    mobile: string;
    email: string;
    note: string;
    /** Null if nobody was signed in. */
    customer_id: string | null;
    /** Null until the shopper is answered. */
    outcome: OldGoldOutcome | null;
    created_at: number;
    closed_at: number | null;
  };
}
