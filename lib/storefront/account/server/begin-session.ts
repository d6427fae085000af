import 'server-only';
import type { SignedInWire } from '#lib/contract/index.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import type { SignInChannel } from '../sign-in/sign-in-channel.ts';

/** Remembers who has signed in, and at which door; the answer is how many items their basket holds. */
export function beginSession(session: ShopperSession, wire: SignedInWire, door: SignInChannel): number {
  const { CustomerToken, UserName, Mobile, BasketGUID, TotalQuantity } = wire;
  const basketGuid = BasketGUID === '' ? undefined : BasketGUID;
  const atSale = door === 'private-sale' ? true : undefined;
  session.signIn({ customerToken: CustomerToken, userName: UserName, mobile: Mobile, basketGuid, atSale });
  return TotalQuantity;
}
