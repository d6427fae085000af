import { COUPON_LIFETIME_MS, GIFT_COUPON_LIFETIME_MS, readShopperData } from './shopper-data.ts';

const NOW = 1_800_000_000_000;

test('every stored field of a shopper is read back', () => {
  const stored = {
    sessId: 's',
    customerToken: 't',
    basketGuid: 'b',
    couponCode: { value: 'C', at: NOW },
    enteredCouponCode: { value: 'E', at: NOW },
    gcSessionId: { value: 'g', at: NOW },
    giftCouponRequest: { value: 'r', at: NOW },
    userName: 'Asha',
    mobile: '9876543210',
    atSale: true as const,
    sealedAt: NOW,
  };
  expect(readShopperData(stored, NOW)).toEqual(stored);
});

test.each([null, undefined, 'text', { basketGuid: 5 }, { couponCode: 'C' }])(
  'the sealed value %j is read as no shopper data',
  (sealed) => expect(readShopperData(sealed, NOW)).toEqual({}),
);

test.each([
  ['basketGuid', 'b'.repeat(70)],
  ['couponCode', { value: 'C' }],
  ['mobile', 9_876_543_210],
  ['foreign', 'x'],
])('an invalid field %s of the shopper data is dropped without the others', (field, value) => {
  const sound = { customerToken: 't', userName: 'Asha', sessId: 's' };
  expect(readShopperData({ ...sound, [field]: value }, NOW)).toEqual(sound);
});

test.each([
  ['couponCode', COUPON_LIFETIME_MS],
  ['enteredCouponCode', COUPON_LIFETIME_MS],
  ['gcSessionId', COUPON_LIFETIME_MS],
  ['giftCouponRequest', GIFT_COUPON_LIFETIME_MS],
] as const)('the shopper field %s expires after its lifetime, and no other field does', (field, lifetime) => {
  const stored = { basketGuid: 'b', [field]: { value: 'x', at: NOW } };
  expect(readShopperData(stored, NOW + lifetime - 1)).toEqual(stored);
  expect(readShopperData(stored, NOW + lifetime)).toEqual({ basketGuid: 'b' });
});
