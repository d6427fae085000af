import { z } from 'zod';
import { MAX_INTEGER } from './fields.ts';
import { calls, order, RETURN_CODES, type RetailCall, returnCodeName, toWire, trackingRecord } from './index.ts';

const all = Object.values(calls) as RetailCall[];

/** Every call in the specification of the retail API, with the fields that it names. */
const SPECIFIED: [method: 'GET' | 'POST', name: string, request: string[], data: string[]][] = [
  ['POST', 'JwtToken', ['SessionID', 'SiteURL'], ['SecurityToken']],
  ['GET', 'SiteOptions', ['SiteConfigOptionIds', 'cid'], []],
  ['POST', 'Page', ['PageURL'], []],
  ['GET', 'Page', [], []],
  ['GET', 'CategoryMenu', ['Hierarchy', 'DeviceType'], []],
  ['GET', 'MegaMenu', ['DeviceType'], []],
  ['GET', 'GetPopularSearch', ['q'], ['PopularSearchWord', 'Brand', 'Category', 'Products']],
  [
    'POST',
    'ViewCartNew',
    ['BasketGUID', 'CouponCode', 'CustomerToken', 'GCSessionId', 'GiftCouponRequestId', 'Pincode', 'AddressGUID'],
    ['TotalQuantity', 'TotalItems', 'TotalAmount', 'Products'],
  ],
  ['POST', 'AddCart', ['BasketGUID', 'ProductUrl', 'SizeName'], ['TotalQuantity', 'Products']],
  ['POST', 'UpdateCart', ['BasketGUID'], ['TotalQuantity', 'Products']],
  ['POST', 'RemoveCartItem', ['BasketGUID'], []],
  ['POST', 'ApplyCouponNew', ['CouponCode', 'BasketGUID'], []],
  ['POST', 'VerifyCoupon', ['CouponCode', 'BasketGUID'], []],
  ['POST', 'GetCartOffersNew', ['BasketGUID', 'SessionId', 'CustomerToken'], []],
  [
    'POST',
    'UpdateCartOffer',
    ['CustomerToken', 'BasketGUID', 'ProductUrl', 'SizeName', 'OfferId', 'CouponCode'],
    ['Products'],
  ],
  ['POST', 'GetCartTotalItemsCount', ['BasketGUID', 'CouponCode'], []],
  ['POST', 'AddWishList', [], []],
  [
    'POST',
    'GenerateLoginOTP',
    ['SessionId', 'Mobile', 'CustomerToken', 'CouponCode', 'EString', 'Email', 'UserName'],
    [],
  ],
  ['POST', 'VerifyLoginOTP', ['CustomerToken', 'Email', 'SessionId', 'OTP', 'Mobile', 'EString'], []],
  ['POST', 'Logout', [], []],
  ['POST', 'CustomerTokenExist', [], ['CustomerTokenExist']],
  ['POST', 'SignOut', [], []],
  ['POST', 'ImageSearch', [], ['similar_prod_ids']],
  ['POST', 'SimilarProducts', [], []],
  ['POST', 'BannerTracking', ['SessionId', 'BannerURL', 'RevalTrackingCode', 'DeviceType'], []],
  [
    'POST',
    'ErrorLog404',
    ['APIName', 'StatusCode', 'ErrorCode', 'ErrorDescription', 'RequestXML', 'ResponseXML', 'TypeId'],
    [],
  ],
  [
    'POST',
    'ErrorLog',
    ['APIName', 'StatusCode', 'ErrorCode', 'ErrorDescription', 'RequestXML', 'ResponseXML', 'TypeId'],
    [],
  ],
  ['GET', 'getCurrency', [], []],
  ['GET', 'mylocation', [], []],
  ['POST', 'CheckServiceability', ['Pincode'], []],
];

const fieldsOf = (schema: z.ZodType) => ('shape' in schema ? Object.keys(schema.shape as object) : []);

function callNamed(method: string, name: string): RetailCall {
  const found = all.find((call) => call.method === method && call.name === name);
  if (!found) throw new Error(`${method} ${name} has no definition`);
  return found;
}

test.each(SPECIFIED)('%s %s is defined with the fields of the specification', (method, name, request, data) => {
  const call = callNamed(method, name);
  expect(fieldsOf(call.request)).toEqual(expect.arrayContaining(request));
  expect(fieldsOf(call.data)).toEqual(expect.arrayContaining(data));
});

test('every POST for a shopper except ImageSearch carries CustomerToken and CurrencyId', () => {
  const without = all
    .filter((call) => call.method === 'POST' && !call.operator && !call.access && call !== calls.imageSearch)
    .filter((call) => !['CustomerToken', 'CurrencyId'].every((field) => fieldsOf(call.request).includes(field)));
  expect(without.map((call) => call.name)).toEqual([]);
});

test('no two call definitions have the same method and name', () => {
  const keys = all.map((call) => `${call.method} ${call.name}`);
  expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
});

test("return codes are unique, and the retailer's own keep their meanings", () => {
  const codes = Object.values(RETURN_CODES).map((entry) => entry.code);
  expect(new Set(codes).size).toBe(codes.length);
  expect([0, 12, 24, 108, 138].map(returnCodeName)).toEqual([
    'Success',
    'TokenStale',
    'CartEmpty',
    'SessionRevoked',
    'SizeRequired',
  ]);
  expect(returnCodeName(999)).toBeUndefined();
});

const BASKET = '8f14e45f-ceea-467f-a0e6-b5dd8d2e7a01';
const OTP = { SessionId: 's-1', Mobile: '9876543210', OTP: '1234', EString: 'state' };

test.each<[string, z.ZodType, unknown]>([
  ['a guest views a cart', calls.viewCart.request, {}],
  ['a coupon is tried', calls.verifyCoupon.request, { CouponCode: 'DIWALI10', BasketGUID: BASKET }],
  ['a customer’s coupon is tried, whose basket needs no name', calls.applyCoupon.request, { CouponCode: 'DIWALI10' }],
  ['offers of a customer’s basket', calls.cartOffers.request, { BasketGUID: '' }],
  ['an offer is taken off', calls.updateCartOffer.request, { BasketGUID: BASKET, ProductUrl: 'a-b', OfferId: '' }],
  ['a one-time code is requested', calls.generateLoginOtp.request, { SessionId: 's-1', Mobile: '9876543210' }],
  ['a code is given', calls.verifyLoginOtp.request, { ...OTP, Email: '' }],
  ['a product is wished for', calls.addWishList.request, { ProductUrl: 'aarvane-ganga-1801av01' }],
  ['the strips are requested', calls.pages.request, { PageURL: 'disclaimer,bottomsticky' }],
  ['similar photos', calls.imageSearch.data, { similar_prod_ids: ['1801AV01', '1801AV02'] }],
  ['a coupon is answered', calls.applyCoupon.data, { CouponCode: 'A', CouponDiscount: 250.5, ExpiresAt: 1, Terms: '' }],
  ['a campaign', trackingRecord, { Tracking: 'diwali', Time: 1_700_000_000_000 }],
])('the contract accepts: %s', (_, schema, value) => expect(schema.safeParse(value).success).toBe(true));

test.each<[string, z.ZodType, unknown]>([
  ['a coupon without a code', calls.verifyCoupon.request, { CouponCode: '  ', BasketGUID: BASKET }],
  ['a coupon for a basket that is none', calls.applyCoupon.request, { CouponCode: 'DIWALI10', BasketGUID: 'a b' }],
  ['a mobile that starts with 5', calls.generateLoginOtp.request, { SessionId: 's-1', Mobile: '5876543210' }],
  ['a wish for nothing', calls.addWishList.request, { ProductUrl: '' }],
  ['a negative discount', calls.verifyCoupon.data, { CouponCode: 'A', CouponDiscount: -1, ExpiresAt: 1, Terms: '' }],
  ['a quantity of half', calls.addCart.request, { ProductUrl: 'a', Quantity: 0.5 }],
  ['a quantity of none', calls.addCart.request, { ProductUrl: 'a', Quantity: 0 }],
  ['a pincode that starts with 0', calls.checkServiceability.request, { Pincode: '060058' }],
  ['ids that are no codes', calls.imageSearch.data, { similar_prod_ids: ['../etc'] }],
  ['a basket id that no cookie would keep', calls.viewCart.data.shape.BasketGUID, 'b'.repeat(65)],
  ['a campaign without a time', trackingRecord, { Tracking: 'diwali' }],
])('the contract refuses: %s', (_, schema, value) => expect(schema.safeParse(value).success).toBe(false));

const fields = all.flatMap((call) => {
  const shape = 'shape' in call.request ? (call.request.shape as Record<string, z.ZodType>) : {};
  return Object.entries(shape).map(([name, schema]) => [`${call.method} ${call.name} ${name}`, schema] as const);
});

test.each(fields)('the request field %s accepts no control characters', (_, schema) => {
  for (const text of [
    '\u0000',
    'a\u0000b',
    '560\u0000',
    'abcdefgh\u0000',
    `1801AV01\u001b`,
    'abcdefghijklmnopqrst\u007f',
  ]) {
    for (const value of [text, { brand: [text] }, { [text]: ['brand'] }]) {
      // An invalid one-time code is read as an empty one, so that it counts as an attempt.
      const read = schema.safeParse(value);
      expect(read.success ? read.data : '').toBe('');
    }
  }
});

test('every whole number that a caller sends fits a column of 32 bits, but for times', () => {
  const unbounded = all.flatMap((call) =>
    integersIn(z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' })).map(
      (field) => `${call.name}: ${field}`,
    ),
  );
  expect(unbounded).toEqual([]);
});

/** Names of the fields of a JSON schema that accept larger whole numbers. */
function integersIn(schema: unknown, name = ''): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  const { type, maximum } = schema as { type?: unknown; maximum?: number };
  if (type === 'integer') return /At$/.test(name) || (maximum ?? Infinity) <= MAX_INTEGER ? [] : [name];
  return Object.entries(schema).flatMap(([key, value]) =>
    integersIn(value, ['properties', 'anyOf', 'items'].includes(key) || /^\d+$/.test(key) ? name : key),
  );
}

test('the error description of ErrorLog may have several lines', () => {
  const report = { APIName: 'X', StatusCode: '500', ErrorCode: 'x', ErrorDescription: 'one\ntwo\tthree' };
  expect(calls.errorLog.request.safeParse(report).success).toBe(true);
});

test('an order without one of its confirmation figures is refused', () => {
  const placed = {
    OrderNumber: 'SM-1001',
    Total: 24_990,
    ShippingCharges: 0,
    CouponDiscount: 500,
    TotalItemLevelDiscount: 2500,
    DiscountOfferText: '',
    DiscountOfferValue: 0,
    CurrencySymbol: '₹',
  };
  const figures = order.pick({
    OrderNumber: true,
    Total: true,
    ShippingCharges: true,
    CouponDiscount: true,
    TotalItemLevelDiscount: true,
    DiscountOfferText: true,
    DiscountOfferValue: true,
    CurrencySymbol: true,
  });
  expect(toWire(figures, figures.parse(placed))).toEqual(placed);
  for (const field of Object.keys(placed)) {
    expect(figures.safeParse({ ...placed, [field]: undefined }).success).toBe(false);
  }
});

test('the definition of ImageSearch describes its multipart body', () => {
  expect(calls.imageSearch.multipart).toEqual({
    field: 'file',
    extensions: ['png', 'jpg', 'jpeg', 'bmp', 'webp', 'jfif'],
    maximumBytes: 5_242_880,
  });
});
