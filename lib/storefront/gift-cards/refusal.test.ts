import { DAY_MS } from '#lib/shared/durations.ts';
import type { Failure, RefusalDetail, RefusalReason } from '#lib/shared/result.ts';
import { refuseGift } from './refusal.ts';

const refused = (reason: RefusalReason, detail: RefusalDetail = {}): Failure => ({
  kind: 'refused',
  reason,
  ...detail,
});
const problemsOf = (failure: Failure) => refuseGift(failure, '/cart').problems;

test('too many gift card tries are answered with the wait as text and as a number', () => {
  expect(refuseGift(refused('too-many-requests', { retryAfterSeconds: 900 }), '/cart')).toEqual({
    ok: false,
    status: 429,
    retryAfterSeconds: 900,
    problems: { '': 'Too many attempts. Try again in 15 minutes.' },
  });
});

test('an expired gift coupon and one that is not valid yet get different messages', () => {
  expect(problemsOf(refused('gift-coupon-expired', { at: Date.now() - DAY_MS })).code).toMatch(/was valid until \d+ /);
  expect(problemsOf(refused('gift-coupon-expired', { at: Date.now() + DAY_MS })).code).toMatch(/is valid from \d+ /);
  expect(problemsOf(refused('gift-coupon-expired')).code).toMatch(/not valid now/);
});

test.each<[RefusalReason, RefusalDetail, object]>([
  ['gift-coupon-unknown', {}, { code: expect.stringMatching(/code does not exist/) }],
  ['gift-coupon-taken', {}, { code: expect.stringMatching(/is in another cart/) }],
  ['gift-card-wrong', {}, { number: expect.stringMatching(/do not match/) }],
  ['gift-card-expired', { at: Date.UTC(2026, 2, 3) }, { number: 'This gift card was valid until 3 March 2026.' }],
  ['gift-card-empty', {}, { number: expect.stringMatching(/no balance left/) }],
  ['gift-cards-full', { maximum: 5 }, { '': expect.stringMatching(/(?:at most|up to) 5/) }],
  ['payment-unavailable', {}, { '': expect.stringMatching(/cannot buy gift cards at the moment/) }],
  ['invalid', { field: 'RecipientEmail' }, { recipientEmail: expect.stringMatching(/check this entry/) }],
  ['invalid', { field: 'SenderMobile' }, { senderMobile: expect.stringMatching(/check this entry/) }],
  ['invalid', { field: 'CurrencyId' }, { '': expect.stringMatching(/went wrong/) }],
])('the gift refusal %s with %j is reported at its field', (reason, detail, problems) => {
  expect(problemsOf(refused(reason, detail))).toEqual(problems);
});

test('a gift form in an outage answers with HTTP 503', () => {
  expect(refuseGift({ kind: 'unavailable' }, '/cart')).toMatchObject({ status: 503, retryAfterSeconds: 5 });
});
