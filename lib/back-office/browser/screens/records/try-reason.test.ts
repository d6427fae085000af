import type { CallData } from '../../api/call.ts';
import { couponReason, offerReason } from './try-reason.ts';

type Tried = CallData<'TryOffers'>;
const AT = Date.parse('2026-11-27T12:00:00Z');
const FIELDS = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' };
const OFFER = { OfferId: 'half', Kind: 'line', Eligible: true, MissingText: '', Selected: true };
const tried = (offer: object | null, refusal: object | null = null) =>
  ({
    Offers: offer ? [{ ...OFFER, ...offer }] : [],
    Cart: { CouponRefusal: refusal },
  }) as unknown as Tried;

test.each([
  ['applies', {}, FIELDS, /^$/],
  ['has not begun', {}, { ...FIELDS, startsAt: '2026-11-28T00:00:00Z' }, /^It begins only on/],
  ['has ended', {}, { ...FIELDS, endsAt: '2026-11-27T12:00:00Z' }, /^It ended on/],
  ['is for other products', null, FIELDS, /none of these products/],
  ['lacks an amount', { Eligible: false, MissingText: 'Add ₹500.' }, FIELDS, /^Add ₹500\.$/],
  ['is beaten by another', { Selected: false }, FIELDS, /another offer saves more/],
  ['is a note', { Kind: 'note', Selected: false }, FIELDS, /takes nothing off/],
  ['makes shipping free', { Kind: 'cart', Selected: false }, FIELDS, /^$/],
])('an offer that %s', (_name, offer, fields, reason) => {
  expect(offerReason('half', fields, tried(offer), AT)).toMatch(reason);
});

test.each([
  [null, /^$/],
  [{ Reason: 'unknown' }, /no such coupon/],
  [{ Reason: 'minimum', Minimum: 100_000, Missing: 50_050 }, /₹1,000: ₹500\.50 are missing/],
  [{ Reason: 'not-started', At: AT }, /^It begins only on/],
  [{ Reason: 'cart-limit', Maximum: 5 }, /at most 5 pieces/],
])('a coupon with the refusal %j', (refusal, reason) => {
  expect(couponReason(tried(null, refusal))).toMatch(reason);
});
