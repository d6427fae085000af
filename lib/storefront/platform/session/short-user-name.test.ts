import { shortUserName } from './short-user-name.ts';

test.each(['', 'Asha', 'Asha Rao-Krishnan', 'आशा राव'])('%j stays as it is', (name) =>
  expect(shortUserName(name)).toBe(name),
);

test('a long name ends after thirty characters, and not with a space', () => {
  expect(shortUserName('x'.repeat(100))).toBe('x'.repeat(30));
  expect(shortUserName(`${'x'.repeat(29)} y`)).toBe('x'.repeat(29));
});

test('no character is cut in two, in whatever script', () => {
  // Each of these is one character to its reader: a consonant with its vowel sign, and a family.
  expect(shortUserName('कि'.repeat(40))).toBe('कि'.repeat(8));
  const family = '👨‍👩‍👧';
  expect(shortUserName(family.repeat(10))).toBe(family.repeat(2));
});

test('one character that is longer than all of the room is left out', () => {
  expect(shortUserName(`a${'\u0301'.repeat(90)}`)).toBe('');
});
