import { couponForm } from './coupon-schema.ts';

const read = (couponCode: unknown) => couponForm.safeParse({ intent: 'apply', couponCode });

test.each(['ganga10', ' GANGA 10 ', 'Ganga\t10\n', 'gan\u200bga10'])(
  'the coupon code %j is normalised to GANGA10',
  (typed) => expect(read(typed).data).toEqual({ intent: 'apply', couponCode: 'GANGA10' }),
);

test.each([
  ['', /^Enter a coupon code/],
  ['   ', /^Enter a coupon code/],
  [undefined, /^Enter a coupon code/],
  [['GANGA10'], /^Enter a coupon code/],
  ['AB', /3 to 20 letters and digits/],
  ['A'.repeat(21), /3 to 20 letters and digits/],
  ['A'.repeat(101), /3 to 20 letters and digits/],
  ["GANGA10' OR 1=1", /3 to 20 letters and digits/],
  ['GANGA\u000010', /3 to 20 letters and digits/],
  ['<script>', /3 to 20 letters and digits/],
])('the coupon code %j is refused at its field', (typed, text) =>
  expect(read(typed).error?.issues).toEqual([
    expect.objectContaining({ path: ['couponCode'], message: expect.stringMatching(text) }),
  ]),
);

test('the removal of a coupon needs no code', () =>
  expect(couponForm.parse({ intent: 'remove' })).toEqual({ intent: 'remove' }));
