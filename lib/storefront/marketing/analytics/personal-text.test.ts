import fc from '#lib/testing/generated.ts';
import { isPersonalText } from './personal-text.ts';

test.each([
  '9876543210',
  '+91 98765 43210',
  '098765-43210',
  'call 98765 43210 please',
  '९८७६५४३२१०',
  'asha@example.com',
  'mail asha @ example.com',
  '560001',
  '560 001',
])('the text "%s" is personal', (text) => expect(isPersonalText(text)).toBe(true));

test.each(['', 'gold ring', 'watch under 50000', '1801AV01', '22 carat 12 gm', 'ring size 14', 'aarvane 2024', '1234'])(
  'the text "%s" is not personal',
  (text) => expect(isPersonalText(text)).toBe(false),
);

test('a mobile number is recognised within other text and with separators', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }),
      fc.constantFrom('', 'ring for ', '+91', '91', '0'),
      fc.constantFrom('', ' thanks', ', Bengaluru'),
      fc.constantFrom('', ' ', '-', '.'),
      (number, before, after, gap) => {
        const digits = String(number);
        expect(isPersonalText(before + digits.slice(0, 5) + gap + digits.slice(5) + after)).toBe(true);
      },
    ),
  ));
