import { allowedLettersText, engravedText, engravingPattern, engravingProblemText } from './copy.ts';

const LATIN = { maxLetters: 12, scripts: ['latin'] } as const;
const BOTH = { maxLetters: 12, scripts: ['latin', 'devanagari'] } as const;

test('a text that cannot be engraved has a message that says how to correct it', () => {
  expect(engravingProblemText('Meera & Arjun', LATIN)).toBe('This is too long. Remove 1 character.');
  expect(engravingProblemText('A ♥ R', LATIN)).toBe('We cannot engrave ♥. Remove or replace it.');
  expect(engravingProblemText('A & R', LATIN)).toBe('');
});

test('the pattern of a field agrees with the rule, but for the marks of phones, which become plain', () => {
  const fits = (text: string, limits: typeof LATIN | typeof BOTH) =>
    new RegExp(`^(?:${engravingPattern(limits)})$`, 'v').test(text);
  for (const text of ['A & R', "Amma's", 'Amma’s', '14/02/2026', '']) expect(fits(text, LATIN)).toBe(true);
  for (const text of ['A ♥ R', 'Zoë', 'मीरा', 'a_b']) expect(fits(text, LATIN)).toBe(false);
  expect(fits('मीरा 24', BOTH)).toBe(true);
});

test('the letters that a product takes, and where a line is engraved, are told', () => {
  expect(allowedLettersText(BOTH)).toContain('letters A to Z, Devanagari letters, digits');
  expect(engravedText({ place: 'Case back', text: 'A & R' })).toBe('Case back engraved “A & R”');
  expect(engravedText({ place: 'Case back', text: '' })).toBe('Case back engraved');
});
