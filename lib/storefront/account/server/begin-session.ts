import 'server-only';
import type { SignedInWire } from '#lib/contract/index.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import type { SignInChannel } from '../sign-in/sign-in-channel.ts';

/** Saves the signed-in customer and the sign-in channel; returns the number of items in their basket. */
export function beginSession(session: ShopperSession, wire: SignedInWire, channel: SignInChannel): number {
  const { CustomerToken, UserName, Mobile, BasketGUID, TotalQuantity } = wire;
  const basketGuid = BasketGUID === '' ? undefined : BasketGUID;
  const atSale = channel === 'private-sale' ? true : undefined;
  session.signIn({ customerToken: CustomerToken, userName: UserName, mobile: Mobile, basketGuid, atSale });
  return TotalQuantity;
}
