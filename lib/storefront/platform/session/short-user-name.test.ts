import { shortUserName } from './short-user-name.ts';

test.each(['', 'Asha', 'Asha Rao-Krishnan', 'आशा राव'])('the user name %j is not shortened', (name) =>
  expect(shortUserName(name)).toBe(name),
);

test('a long user name is cut after thirty characters, and does not end with a space', () => {
  expect(shortUserName('x'.repeat(100))).toBe('x'.repeat(30));
  expect(shortUserName(`${'x'.repeat(29)} y`)).toBe('x'.repeat(29));
});

test('shortening a user name never cuts a character, in any script', () => {
  // Each of these is one character for a reader: a consonant with its vowel sign, and a family emoji.
  expect(shortUserName('कि'.repeat(40))).toBe('कि'.repeat(8));
  const family = '👨‍👩‍👧';
  expect(shortUserName(family.repeat(10))).toBe(family.repeat(2));
});

test('a user name of one character longer than the limit becomes empty', () => {
  expect(shortUserName(`a${'\u0301'.repeat(90)}`)).toBe('');
});
