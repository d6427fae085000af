import { addressFields, personName } from './index.ts';

const SEEN = ['Asha Rao', 'आशा राव', 'ക്ഷ\u200dമ', 'क्\u200cष', 'آشا', 'D’Souza-3', 'É', 'A. P. J.'];
const HIDDEN = [
  '\u200b',
  '\u200c\u200d',
  '\u3164',
  '\u115f\u1160',
  ' ',
  '123',
  '🙂',
  'Asha\u200bRao',
  '\u202eahsA',
  'Asha\u2066',
  'As\u00adha',
  '\ufeffAsha',
];

test.each(SEEN)("%j is accepted as a person's name", (name) => expect(personName.parse(` ${name} `)).toBe(name));
test.each(HIDDEN)("%j is refused as a person's name", (name) => expect(personName.safeParse(name).success).toBe(false));
test("a person's name has 100 characters at most", () => {
  expect(personName.safeParse('a'.repeat(100)).success).toBe(true);
  expect(personName.safeParse('a'.repeat(101)).success).toBe(false);
});

const FREE = ['AddressLine1', 'AddressLine2', 'Landmark', 'City'] as const;
const HIDING = ['\u202a', '\u202e', '\u2066', '\u2069', '\u200b', '\u200e', '\u061c', '\ufeff'];

describe.each(FREE)('the address field %s', (field) => {
  test.each(HIDING)('refuses the hidden character %j', (character) => {
    expect(addressFields[field].safeParse(`Lake ${character}View`).success).toBe(false);
  });
  test('accepts text in any script', () => {
    for (const text of ['Lake View', 'झील\u200dदर्शन', 'بازار 4']) expect(addressFields[field].parse(text)).toBe(text);
  });
});

test('the required address fields need a visible character', () => {
  for (const blank of ['', ' ', '\u200d', '\u3164']) {
    expect(addressFields.AddressLine1.safeParse(blank).success).toBe(false);
    expect(addressFields.City.safeParse(blank).success).toBe(false);
  }
  expect(addressFields.AddressLine1.parse('#12/3')).toBe('#12/3');
});
