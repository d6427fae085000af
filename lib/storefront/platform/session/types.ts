/** `unavailable`: the retail API could not be reached, so the state is unknown and nothing is cleared. */
export type ShopperState = 'guest' | 'signed-in' | 'unavailable';

/** The body that `/api/session` returns. */
export interface SessionReply {
  state: ShopperState;
  /** The customer's name; empty for a guest. */
  name: string;
  cartCount: number;
}
