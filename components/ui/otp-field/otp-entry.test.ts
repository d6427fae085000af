import fc from '#lib/testing/generated.ts';
import { afterAction, codeOf, emptyEntry, isComplete, type OtpAction, type OtpEntry, type OtpRules } from './otp-entry';

const DIGITS: OtpRules = { length: 4, numbersOnly: true };
const ANYTHING: OtpRules = { length: 4, numbersOnly: false };

const play = (actions: readonly OtpAction[], rules = DIGITS, start = emptyEntry(rules.length)): OtpEntry =>
  actions.reduce((entry, action) => afterAction(entry, action, rules), start);
/** Typing as a keyboard does it: each character lands in the box that has the focus, whose content is selected. */
const type = (text: string, rules = DIGITS, start = emptyEntry(rules.length)): OtpEntry =>
  [...text].reduce(
    (entry, character) => afterAction(entry, { kind: 'input', index: entry.focus, text: character }, rules),
    start,
  );
const paste = (text: string, index = 0): OtpAction => ({ kind: 'paste', index, text });
const input = (text: string, index = 0): OtpAction => ({ kind: 'input', index, text });

describe('typing', () => {
  test('moves on, and stays in the last box', () => {
    expect(type('12')).toEqual({ boxes: ['1', '2', '', ''], focus: 2 });
    expect(type('1234')).toEqual({ boxes: ['1', '2', '3', '4'], focus: 3 });
  });

  test.each([
    ['in front of', '91'],
    ['behind', '19'],
  ])('%s a character replaces it', (_where, text) => {
    expect(play([input(text)], DIGITS, type('1234'))).toEqual({ boxes: ['9', '2', '3', '4'], focus: 1 });
  });

  test('the same character again leaves one of them', () => {
    expect(codeOf(play([input('11')], DIGITS, type('1234')))).toBe('1234');
  });

  test('a whole code that an autofill put into the first box fills all, whatever stood there', () => {
    expect(play([input('1234')])).toEqual({ boxes: ['1', '2', '3', '4'], focus: 3 });
    expect(codeOf(play([input('1234')], DIGITS, type('1')))).toBe('1234');
  });

  test('a space is blocked', () => {
    const entry = type('12');
    expect(afterAction(entry, input(' ', 2), DIGITS)).toBe(entry);
    expect(afterAction(entry, input('\u00a0', 0), DIGITS)).toBe(entry);
  });
});

describe('numbers only', () => {
  test.each(['a', '-', '+', 'e', '½', '²', '\u{1f600}'])('clears the box of %s', (text) => {
    expect(play([input(text, 1)], DIGITS, type('1234'))).toEqual({ boxes: ['1', '', '3', '4'], focus: 1 });
  });

  test.each(['१२३४', '１２３４', '١٢٣٤', '૧૨૩૪', '1२3४'])('takes the digits %s as ASCII ones', (digits) => {
    expect(codeOf(type(digits))).toBe('1234');
    expect(codeOf(play([paste(digits)]))).toBe('1234');
    expect(codeOf(play([input(digits)]))).toBe('1234');
  });

  test('takes one decimal point in the whole code, and no second', () => {
    expect(codeOf(type('1.5'))).toBe('1.5');
    expect(play([input('.', 2)], DIGITS, type('1.5'))).toEqual({ boxes: ['1', '.', '', ''], focus: 2 });
    expect(codeOf(type('.5'))).toBe('.5');
  });

  test('a paste that is no number is ignored', () => {
    const entry = type('12');
    for (const text of ['12a4', 'Your code is 1234', '1.2.', '', ' ', '−123']) {
      expect(afterAction(entry, paste(text), DIGITS)).toBe(entry);
    }
    expect(afterAction(type('.12'), paste('1.2', 1), DIGITS)).toEqual(type('.12'));
  });

  test('without the rule letters are taken, in the case that is asked for', () => {
    expect(codeOf(type('a1b2', ANYTHING))).toBe('a1b2');
    expect(codeOf(type('aBcD', { ...ANYTHING, letterCase: 'upper' }))).toBe('ABCD');
    expect(codeOf(play([paste('aBcD')], { ...ANYTHING, letterCase: 'lower' }))).toBe('abcd');
  });
});

describe('pasting', () => {
  test('a full code fills all boxes from any of them, without its spaces', () => {
    for (const index of [0, 1, 2, 3]) expect(codeOf(play([paste(' 12 34\n', index)]))).toBe('1234');
  });

  test('a shorter one fills from the box it was pasted into', () => {
    expect(play([paste('89', 1)], DIGITS, type('1234'))).toEqual({ boxes: ['1', '8', '9', '4'], focus: 3 });
    expect(play([paste('789', 2)])).toEqual({ boxes: ['', '', '7', '8'], focus: 3 });
  });

  test('a longer one gives its beginning', () => {
    expect(codeOf(play([paste('123456', 2)]))).toBe('1234');
  });
});

describe('erasing and moving', () => {
  test('empties a filled box and stays; in an empty one moves back', () => {
    const erased = afterAction(type('12'), { kind: 'erase', index: 1 }, DIGITS);
    expect(erased).toEqual({ boxes: ['1', '', '', ''], focus: 1 });
    expect(afterAction(erased, { kind: 'erase', index: 1 }, DIGITS)).toEqual({ boxes: ['1', '', '', ''], focus: 0 });
    expect(afterAction(emptyEntry(4), { kind: 'erase', index: 0 }, DIGITS).focus).toBe(0);
  });

  test('moves between the boxes and never beyond them', () => {
    const focusAfter = (index: number, by: -1 | 1) =>
      afterAction(emptyEntry(4), { kind: 'move', index, by }, DIGITS).focus;
    expect([focusAfter(1, -1), focusAfter(1, 1), focusAfter(0, -1), focusAfter(3, 1)]).toEqual([0, 2, 0, 3]);
  });
});

describe('whatever happens', () => {
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

  test('a box holds one character or none, and the focus is on a box', () => {
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

  test('with numbers only the code is digits with at most one point', () => {
    fc.assert(
      fc.property(anyPlay, ([rules, played]) => {
        expect(codeOf(play(played, { ...rules, numbersOnly: true }))).toMatch(/^\d*\.?\d*$/);
      }),
    );
  });

  test('pasting a code is typing it', () => {
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
