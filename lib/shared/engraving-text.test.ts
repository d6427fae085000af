import { cleanEngraving, countLetters, engravingProblem } from './engraving-text.ts';

const LATIN = { maxLetters: 12, scripts: ['latin'] } as const;
const BOTH = { maxLetters: 12, scripts: ['latin', 'devanagari'] } as const;

test('letters are counted as a person sees them', () => {
  expect(countLetters('A & R')).toBe(5);
  expect(countLetters('मीरा')).toBe(2);
  expect(countLetters('👨‍👩‍👧')).toBe(1);
});

test('the typography of phones becomes plain, and spaces are single', () => {
  expect(cleanEngraving('  Amma’s  “joy” – 24 ')).toBe('Amma\'s "joy" - 24');
});

test.each([
  ['Meera 2026', LATIN, null],
  ["A & R's", LATIN, null],
  ['मीरा', BOTH, null],
  ['Meera ♥', LATIN, { kind: 'characters', characters: ['♥'] }],
  ['मीरा', LATIN, { kind: 'characters', characters: ['मी', 'रा'] }],
  ['😀😀', BOTH, { kind: 'characters', characters: ['😀'] }],
  ['A\u200bB', LATIN, { kind: 'characters', characters: ['\u200b'] }],
  ['Zoë', LATIN, { kind: 'characters', characters: ['ë'] }],
  ['Meera and Arjun', LATIN, { kind: 'length', surplus: 3 }],
] as const)('engravingProblem of %j', (text, limits, problem) =>
  expect(engravingProblem(text, limits)).toEqual(problem),
);
