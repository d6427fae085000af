import fc from '#lib/testing/generated.ts';
import { canonicalMobile, formatMobile } from './mobile.ts';

const MOBILE = '9876543210';

describe('canonicalMobile', () => {
  test.each([
    '9876543210',
    '+919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '(+91) 98765 43210',
    '0091 98765 43210',
    '91 9876543210',
    '09876543210',
    '0 98765-43210',
    ' 98765.43210 ',
    '98765\u00a043210',
    '98765\u201143210',
    '\u202a+91 98765 43210\u202c',
    '\ufeff9876543210',
    '९८७६५४३२१०',
    '+९१ ९८७६५ ४३२१०',
    '９８７６５４３２１０',
    '＋91 98765 43210',
    '৯৮৭৬৫৪৩২১০',
    '௯௮௭௬௫௪௩௨௧௦',
  ])('%j is read as the same mobile number', (typed) => {
    expect(canonicalMobile(typed)).toBe(MOBILE);
  });

  test.each([
    '',
    ' ',
    '987654321',
    '98765432100',
    '5876543210',
    '0000000000',
    '+1 987 654 3210',
    '+92 98765 43210',
    '+9109876543210',
    '009876543210',
    '98765 4321O',
    '9876543210 ext 4',
    '9876543210,9876543211',
    '9876543210/',
    '<b>9876543210</b>',
    '9876543210\u0000',
    '98765٫43210',
    '9.87654321e9',
    '⁹⁸⁷⁶⁵⁴³²¹',
    ' '.repeat(41) + MOBILE,
    '9'.repeat(10_000),
  ])('%j is not a mobile number', (typed) => {
    expect(canonicalMobile(typed)).toBeNull();
  });

  test('every spelling of a mobile number has the same canonical form, which is stable', () => {
    const number = fc
      .tuple(fc.constantFrom('6', '7', '8', '9'), fc.stringMatching(/^\d{9}$/))
      .map((parts) => parts.join(''));
    const prefix = fc.constantFrom('', '+91', '+91 ', '91', '0', '0091-');
    const gap = fc.constantFrom('', ' ', '-', '.', '\u00a0');
    fc.assert(
      fc.property(number, prefix, gap, (digits, before, between) => {
        expect(canonicalMobile(before + digits.slice(0, 5) + between + digits.slice(5))).toBe(digits);
      }),
    );
  });

  test('any typed text becomes ten digits or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        expect(canonicalMobile(typed) ?? MOBILE).toMatch(/^[6-9]\d{9}$/);
      }),
    );
  });
});

test('formatMobile shows a mobile number in full', () => {
  expect(formatMobile(MOBILE)).toBe('+91 98765 43210');
});
