import fc from '#lib/testing/generated.ts';
import {
  afterAction,
  emptyEntry,
  enteredCode,
  isComplete,
  type OtpAction,
  type OtpEntry,
  type OtpRules,
} from './otp-entry';

const DIGITS: OtpRules = { length: 4, numbersOnly: true };
const ANYTHING: OtpRules = { length: 4, numbersOnly: false };

const play = (actions: readonly OtpAction[], rules = DIGITS, start = emptyEntry(rules.length)): OtpEntry =>
  actions.reduce((entry, action) => afterAction(entry, action, rules), start);
/** Types as a keyboard does: each character goes to the focused box, whose content is selected. */
const type = (text: string, rules = DIGITS, start = emptyEntry(rules.length)): OtpEntry =>
  [...text].reduce(
    (entry, character) => afterAction(entry, { kind: 'input', index: entry.focus, text: character }, rules),
    start,
  );
const paste = (text: string, index = 0): OtpAction => ({ kind: 'paste', index, text });
const input = (text: string, index = 0): OtpAction => ({ kind: 'input', index, text });

describe('OTP entry: typing', () => {
  test('typing moves the OTP focus on and stays in the last box', () => {
    expect(type('12')).toEqual({ boxes: ['1', '2', '', ''], focus: 2 });
    expect(type('1234')).toEqual({ boxes: ['1', '2', '3', '4'], focus: 3 });
  });

  test.each([
    ['in front of', '91'],
    ['behind', '19'],
  ])('typing %s a character in an OTP box replaces it', (_where, text) => {
    expect(play([input(text)], DIGITS, type('1234'))).toEqual({ boxes: ['9', '2', '3', '4'], focus: 1 });
  });

  test('typing the same character again in an OTP box keeps one of them', () => {
    expect(enteredCode(play([input('11')], DIGITS, type('1234')))).toBe('1234');
  });

  test('a complete code autofilled into the first OTP box fills all boxes and replaces their content', () => {
    expect(play([input('1234')])).toEqual({ boxes: ['1', '2', '3', '4'], focus: 3 });
    expect(enteredCode(play([input('1234')], DIGITS, type('1')))).toBe('1234');
  });

  test('a space is not accepted in an OTP box', () => {
    const entry = type('12');
    expect(afterAction(entry, input(' ', 2), DIGITS)).toBe(entry);
    expect(afterAction(entry, input('\u00a0', 0), DIGITS)).toBe(entry);
  });
});

describe('OTP entry: numbers only', () => {
  test.each(['a', '-', '+', 'e', '½', '²', '\u{1f600}'])('with numbers only, an OTP box is cleared by %s', (text) => {
    expect(play([input(text, 1)], DIGITS, type('1234'))).toEqual({ boxes: ['1', '', '3', '4'], focus: 1 });
  });

  test.each(['१२३४', '１２３４', '١٢٣٤', '૧૨૩૪', '1२3४'])(
    'with numbers only, the digits %s are converted to ASCII',
    (digits) => {
      expect(enteredCode(type(digits))).toBe('1234');
      expect(enteredCode(play([paste(digits)]))).toBe('1234');
      expect(enteredCode(play([input(digits)]))).toBe('1234');
    },
  );

  test('with numbers only, the whole code may have one decimal point', () => {
    expect(enteredCode(type('1.5'))).toBe('1.5');
    expect(play([input('.', 2)], DIGITS, type('1.5'))).toEqual({ boxes: ['1', '.', '', ''], focus: 2 });
    expect(enteredCode(type('.5'))).toBe('.5');
  });

  test('with numbers only, a paste that is not a number is ignored', () => {
    const entry = type('12');
    for (const text of ['12a4', 'Your code is 1234', '1.2.', '', ' ', '−123']) {
      expect(afterAction(entry, paste(text), DIGITS)).toBe(entry);
    }
    expect(afterAction(type('.12'), paste('1.2', 1), DIGITS)).toEqual(type('.12'));
  });

  test('without numbers only, letters are accepted in the configured case', () => {
    expect(enteredCode(type('a1b2', ANYTHING))).toBe('a1b2');
    expect(enteredCode(type('aBcD', { ...ANYTHING, letterCase: 'upper' }))).toBe('ABCD');
    expect(enteredCode(play([paste('aBcD')], { ...ANYTHING, letterCase: 'lower' }))).toBe('abcd');
  });
});

describe('OTP entry: pasting', () => {
  test('a complete code pasted into any OTP box fills all of them, without its spaces', () => {
    for (const index of [0, 1, 2, 3]) expect(enteredCode(play([paste(' 12 34\n', index)]))).toBe('1234');
  });

  test('a shorter paste fills the OTP boxes from the one it was pasted into', () => {
    expect(play([paste('89', 1)], DIGITS, type('1234'))).toEqual({ boxes: ['1', '8', '9', '4'], focus: 3 });
    expect(play([paste('789', 2)])).toEqual({ boxes: ['', '', '7', '8'], focus: 3 });
  });

  test('of a longer paste the first characters are kept', () => {
    expect(enteredCode(play([paste('123456', 2)]))).toBe('1234');
  });
});

describe('OTP entry: erasing and moving', () => {
  test('erasing empties a filled OTP box, and moves back from an empty one', () => {
    const erased = afterAction(type('12'), { kind: 'erase', index: 1 }, DIGITS);
    expect(erased).toEqual({ boxes: ['1', '', '', ''], focus: 1 });
    expect(afterAction(erased, { kind: 'erase', index: 1 }, DIGITS)).toEqual({ boxes: ['1', '', '', ''], focus: 0 });
    expect(afterAction(emptyEntry(4), { kind: 'erase', index: 0 }, DIGITS).focus).toBe(0);
  });

  test('moving changes the focused OTP box and stops at both ends', () => {
    const focusAfter = (index: number, by: -1 | 1) =>
      afterAction(emptyEntry(4), { kind: 'move', index, by }, DIGITS).focus;
    expect([focusAfter(1, -1), focusAfter(1, 1), focusAfter(0, -1), focusAfter(3, 1)]).toEqual([0, 2, 0, 3]);
  });
});

describe('OTP entry: invariants', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...'0123456789. a-'), maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const actions = (length: number): fc.Arbitrary<OtpAction[]> => {
    const index = fc.nat({ max: length - 1 });
    return fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('input' as const), index, text }),
        fc.record({ kind: fc.constant('paste' as const), index, text }),
        fc.record({ kind: fc.constant('erase' as const), index }),
        fc.record({ kind: fc.constant('move' as const), index, by: fc.constantFrom(-1 as const, 1 as const) }),
      ),
      { maxLength: 30 },
    );
  };
  const anyPlay = fc
    .record({ length: fc.integer({ min: 4, max: 8 }), numbersOnly: fc.boolean() })
    .chain((rules) => fc.tuple(fc.constant(rules), actions(rules.length)));

  test('every OTP box holds at most one character, and the focus is on a box', () => {
    fc.assert(
      fc.property(anyPlay, ([rules, played]) => {
        const { boxes, focus } = play(played, rules);
        expect(boxes).toHaveLength(rules.length);
        expect(boxes.every((held) => [...held].length <= 1 && !/\s/.test(held))).toBe(true);
        expect(focus).toBeGreaterThanOrEqual(0);
        expect(focus).toBeLessThan(rules.length);
      }),
    );
  });

  test('with numbers only, every code has only digits and at most one point', () => {
    fc.assert(
      fc.property(anyPlay, ([rules, played]) => {
        expect(enteredCode(play(played, { ...rules, numbersOnly: true }))).toMatch(/^\d*\.?\d*$/);
      }),
    );
  });

  test('pasting a code gives the same OTP entry as typing it', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 8 });
    fc.assert(
      fc.property(digits, fc.nat({ max: 3 }), (code, index) => {
        const rules = { length: code.length, numbersOnly: true };
        expect(play([paste(code, index)], rules)).toEqual(type(code, rules));
        expect(isComplete(type(code, rules))).toBe(true);
      }),
    );
  });
});
