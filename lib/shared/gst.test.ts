import { canonicalGstin, gstinProblem, INDIAN_STATES, stateCodeOf, stateName } from './gst.ts';

describe('states', () => {
  test('there are 28 states and 8 union territories, in alphabetical order', () => {
    const names = INDIAN_STATES.map(({ name }) => name);
    expect(new Set(names).size).toBe(36);
    expect(new Set(INDIAN_STATES.map(({ code }) => code)).size).toBe(36);
    expect(names).toEqual(names.toSorted());
  });

  test.each([
    ['01', 'Jammu and Kashmir'],
    ['07', 'Delhi'],
    ['26', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['29', 'Karnataka'],
    ['37', 'Andhra Pradesh'],
    ['38', 'Ladakh'],
  ])('the state with the GST code %s is %s', (code, name) => {
    expect(stateName(code)).toBe(name);
    expect(stateCodeOf(name)).toBe(code);
  });

  test.each(['00', '25', '28', '39', '1', '', 'constructor'])('%j is not the GST code of a state', (code) => {
    expect(stateName(code)).toBeUndefined();
  });
});

describe('a GST number', () => {
  const CHARACTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  /** Real numbers from outside this project, the first from the documentation of python-stdnum. */
  const REAL = ['27AAPFU0939F1ZV', '24AAACC1206D1ZM', '07AAGFF2194N1Z1', '27AAACR5055K1Z7', '27AAACT2727Q1ZW'];

  test.each(REAL)('the GST number %s is valid in its own state and in no other', (gstin) => {
    const state = gstin.slice(0, 2);
    expect(gstinProblem(gstin, state)).toBeNull();
    expect(gstinProblem(gstin, state === '29' ? '27' : '29')).toMatch(/same state/);
  });

  test.each(REAL)('any wrong character in the GST number %s is detected', (gstin) => {
    for (const [place, right] of [...gstin].entries()) {
      for (const wrong of CHARACTERS.filter((character) => character !== right)) {
        const corrupted = gstin.slice(0, place) + wrong + gstin.slice(place + 1);
        // Checked with the state that the corrupted number names, so that a wrong state cannot be the reason.
        expect([corrupted, gstinProblem(corrupted, corrupted.slice(0, 2))]).toEqual([corrupted, expect.any(String)]);
      }
    }
  });

  test.each(['27aapfu0939f1zv', '27AAPFU0939F1Z', '27AAPFU0939F1ZVV', '27AAPFU0939F1AA', '２7AAPFU0939F1ZV', 'x'])(
    '%s does not have the format of a GST number',
    (text) => expect(gstinProblem(text, '27')).toMatch(/15-character/),
  );

  test('an empty GST number is valid', () => {
    expect(gstinProblem('', '27')).toBeNull();
  });

  test.each(['27aapfu0939f1zv', ' 27 AAPFU 0939F 1ZV ', '27-AAPFU0939F-1ZV', '２７AAPFU0939F1ZV'])(
    'the GST number %j is converted to capitals without spaces',
    (typed) => expect(canonicalGstin(typed)).toBe('27AAPFU0939F1ZV'),
  );
});
