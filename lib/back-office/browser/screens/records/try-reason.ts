import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';

type Tried = CallData<'TryOffers'>;
type Refusal = NonNullable<Tried['Cart']['CouponRefusal']>;

/** Why a draft of an offer gives nothing to the cart of `at` (epoch milliseconds); empty where it applies. */
export function offerReason(id: string, fields: Readonly<Record<string, unknown>>, tried: Tried, at: number): string {
  const [startsAt, endsAt] = [Date.parse(String(fields.startsAt)), Date.parse(String(fields.endsAt))];
  if (startsAt > at) return `It begins only on ${formatMoment(startsAt)}: choose a later time of the cart.`;
  if (endsAt <= at) return `It ended on ${formatMoment(endsAt)}.`;
  const offer = tried.Offers.find(({ OfferId }) => OfferId === id);
  if (!offer) return 'It is for none of these products: look at its scope.';
  if (!offer.Eligible) return offer.MissingText;
  if (offer.Kind === 'note') return 'It is a note: shoppers read it, and it takes nothing off.';
  if (offer.Kind === 'line' && !offer.Selected) return 'It would apply, but another offer saves more on each line.';
  return '';
}

/** Why the code of the cart is not applied; empty where it is. */
export function couponReason({ Cart }: Tried): string {
  return Cart.CouponRefusal === null ? '' : refusalText(Cart.CouponRefusal);
}

function refusalText({ Reason, Minimum = 0, Missing = 0, At = 0, Maximum = 0 }: Refusal): string {
  switch (Reason) {
    case 'unknown':
      return 'The shop has no such coupon, or it is paused.';
    case 'expired':
      return `It ended on ${formatMoment(At)}.`;
    case 'not-started':
      return `It begins only on ${formatMoment(At)}: choose a later time of the cart.`;
    case 'minimum':
      return `It needs a cart of ${formatPaise(Minimum)}: ${formatPaise(Missing)} are missing.`;
    case 'not-applicable':
      return 'It takes nothing off these products: look at its scope, and at the offers that they have.';
    case 'used':
      return 'It is used up.';
    case 'sign-in':
      return 'It needs a customer who is signed in.';
    case 'cart-limit':
      return `A cart with a coupon holds at most ${Maximum} pieces.`;
  }
}
