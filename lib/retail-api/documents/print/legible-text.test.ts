import { legibleText } from './legible-text.ts';

/** Latin with few accents, the rupee sign and Devanagari. */
const has = (codePoint: number) =>
  (codePoint >= 0x20 && codePoint < 0x180) || (codePoint >= 0x900 && codePoint < 0x980) || codePoint === 0x20b9;

test.each([
  ['Zoë Rao, ₹5', 'Zoë Rao, ₹5'],
  ['आशा राव', 'आशा राव'],
  ['Kṛṣṇa', 'Krsna'],
  ['ಆಶಾ', 'आशा'],
  ['ஆஷா', 'आषा'],
  ['আশা', 'आशा'],
  ['A\u200bB\tC', 'AB C'],
  ['Z̈', 'Z?'],
  ['明 🙂', '? ?'],
])('in a PDF %s is shown as %s', (text, shown) => {
  expect(legibleText(text, has)).toBe(shown);
});
