/** `unavailable`: the retail API could not be reached, so the state is unknown and nothing is cleared. */
export const SHOPPER_STATES = ['guest', 'signed-in', 'unavailable'] as const;
export type ShopperState = (typeof SHOPPER_STATES)[number];

/** The body that `/api/session` returns. */
export interface SessionReply {
  state: ShopperState;
  /** The customer's name; empty for a guest. */
  name: string;
  cartCount: number;
}
