import 'server-only';
import type { SignedInWire } from '#lib/contract/index.ts';
import type { ShopperSession } from '#lib/session/shopper-session.ts';

/** Remembers who has signed in; the answer is how many items their basket holds. */
export function beginSession(session: ShopperSession, wire: SignedInWire): number {
  const { CustomerToken, UserName, Mobile, BasketGUID, TotalQuantity } = wire;
  const basketGuid = BasketGUID === '' ? undefined : BasketGUID;
  session.signIn({ customerToken: CustomerToken, userName: UserName, mobile: Mobile, basketGuid });
  return TotalQuantity;
}
