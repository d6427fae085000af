/** An offer as it stands with the cart. Money in integer paise. */
export interface CartOffer {
  id: string;
  title: string;
  terms: string;
  /** `line`: chosen line by line. `cart`: comes by itself. `note`: nothing to choose here. */
  kind: 'line' | 'cart' | 'note';
  lines: OfferLine[];
  /** What it saves, or would save, in all. */
  saving: number;
  eligible: boolean;
  /** What is missing for it, in words; empty where it is eligible. */
  missing: string;
  /** Whether any line has it. */
  selected: boolean;
}

/** A line that an offer is for. */
interface OfferLine {
  lineId: string;
  href: string;
  sizeName: string | null;
  saving: number;
  selected: boolean;
  /** Whether it saves this line the most of all. */
  best: boolean;
}

/** What `/api/cart/offers` answers to a GET. */
export type OffersReply = { ok: true; offers: CartOffer[] } | { ok: false; message: string; reason: string };
