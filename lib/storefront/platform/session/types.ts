/** `unavailable`: the retail API could not be asked, so nothing is known and nothing is forgotten. */
export type ShopperState = 'guest' | 'signed-in' | 'unavailable';

/** What `/api/session` answers. */
export interface SessionReply {
  state: ShopperState;
  /** Empty for a guest. */
  name: string;
  cartCount: number;
}
