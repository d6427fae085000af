/** An offer and its status in the cart. Money in integer paise. */
export interface CartOffer {
  id: string;
  title: string;
  terms: string;
  /** `line`: chosen per line. `cart`: applied automatically. `note`: information only. */
  kind: 'line' | 'cart' | 'note';
  lines: OfferLine[];
  /** What it saves, or would save, in total. */
  saving: number;
  eligible: boolean;
  /** What the cart lacks for it, as text; empty where it is eligible. */
  missing: string;
  /** Whether any line uses it. */
  selected: boolean;
}

/** A line that an offer applies to. */
interface OfferLine {
  lineId: string;
  href: string;
  sizeName: string | null;
  saving: number;
  selected: boolean;
  /** Whether it is the offer that saves most on this line. */
  best: boolean;
}

/** The body that `/api/cart/offers` returns to a GET. */
export type OffersReply = { ok: true; offers: CartOffer[] } | { ok: false; message: string; reason: string };
