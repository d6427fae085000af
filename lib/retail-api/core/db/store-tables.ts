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

/** Stock of physical stores, the appointments requested there, and enquiries about old gold. */
export interface StoreTables {
  /** Stock of a SKU in a physical store; no row means none. It is not sold online. */
  store_stock: { store_code: string; sku: string; quantity: number; updated_at: number };
  /** Appointments requested by shoppers. A row is deleted 30 days after its day. */
  appointments: {
    reference: string;
    store_code: string;
    /** As at the time of the request. */
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
    /** Of all pieces together, in milligrams, as the shopper estimates it. */
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
