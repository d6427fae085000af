import { canonicalCode, canonicalOrderNumber, withAsciiDigits, withoutInvisible } from './typed-text.ts';

describe('digits of other scripts', () => {
  test.each([
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
    ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
    ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['full-width', '０１２３４５６７８９'],
    ['mathematical bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['mathematical double-struck', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
    ['ASCII', '0123456789'],
  ])('%s digits are converted to ASCII', (_script, digits) => expect(withAsciiDigits(digits)).toBe('0123456789'));

  test('every Unicode digit is converted to one of 0 to 9', () => {
    const wrong: string[] = [];
    for (let code = 0; code <= 0x10_ff_ff; code += 1) {
      const character = String.fromCodePoint(code);
      if (/\p{Nd}/u.test(character) && !/^[0-9]$/.test(withAsciiDigits(character))) wrong.push(character);
    }
    expect(wrong).toEqual([]);
  });

  test('characters other than digits stay unchanged', () => expect(withAsciiDigits('क½²x. 1')).toBe('क½²x. 1'));
});

describe('invisible characters', () => {
  test.each([
    ['\u202aAsha\u202c', 'Asha'],
    ['\u200bA\u00ads\u2060ha\ufeff', 'Asha'],
    ['\u2067Flat 4\u2069', 'Flat 4'],
    ['\u200b\u200e', ''],
    ['श्रीमान्\u200dक', 'श्रीमान्\u200dक'],
    ['മലയാളം\u200c', 'മലയാളം\u200c'],
    ['Asha Rao', 'Asha Rao'],
  ])('invisible characters are removed: %j becomes %j', (typed, read) => expect(withoutInvisible(typed)).toBe(read));
});

describe('a coupon code', () => {
  test.each([
    ['GANGA10', 'GANGA10'],
    [' ganga 10\n', 'GANGA10'],
    ['gan\u00a0ga\u200b10', 'GANGA10'],
    ['', ''],
  ])('the coupon code %j is read as %j', (typed, code) => expect(canonicalCode(typed)).toBe(code));
});

describe('an order number', () => {
  test.each([
    'SM-261121-ABC234',
    ' sm-261121-abc234 ',
    'sm261121abc234',
    'SM 261121 ABC 234',
    'sm–261121—abc234',
    'ＳＭ-261121-ABC234',
  ])('%j is read as the same order number', (typed) => expect(canonicalOrderNumber(typed)).toBe('SM-261121-ABC234'));

  test.each([
    ['10023-45', '10023-45'],
    ['a b c', 'ABC'],
    ['', ''],
  ])('the order number %j in another format is read as %j', (typed, expected) =>
    expect(canonicalOrderNumber(typed)).toBe(expected),
  );
});
