import { DAY_MS } from '#lib/shared/durations.ts';

const VALID_DAYS = 30;
const shared = (now: number) => ({
  terms: '',
  startsAt: new Date(now).toISOString(),
  endsAt: new Date(now + VALID_DAYS * DAY_MS).toISOString(),
  scope: {},
  benefit: { kind: 'percent', percent: 10 },
  minimumAmount: 0,
});

/** The fields of a new offer, to be filled: 10 % off everything for 30 days from `now` (epoch milliseconds), paused. */
export function newOffer(now: number) {
  return { paused: true, kind: 'line', title: '', ...shared(now), minimumQuantity: 1 };
}

/** The fields of a new coupon, as those of an offer. */
export function newCoupon(now: number) {
  return { paused: true, ...shared(now), signedInOnly: false, maximumUses: null, maximumUsesPerCustomer: null };
}
