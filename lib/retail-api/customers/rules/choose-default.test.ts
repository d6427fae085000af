import { chooseDefault } from './choose-default.ts';

const NEWEST = { guid: 'newest', isDefault: false };
const DEFAULT = { guid: 'default', isDefault: true };
const OLDEST = { guid: 'oldest', isDefault: false };

test('the requested address becomes the default if it is in the book', () => {
  expect(chooseDefault([NEWEST, DEFAULT, OLDEST], 'oldest')).toBe('oldest');
  expect(chooseDefault([NEWEST, DEFAULT, OLDEST], 'of another book')).toBe('default');
});

test('the default is unchanged if no address is requested', () => {
  expect(chooseDefault([NEWEST, DEFAULT, OLDEST], null)).toBe('default');
});

test('without a default the newest address becomes it, and an empty book has none', () => {
  expect(chooseDefault([NEWEST, OLDEST], null)).toBe('newest');
  expect(chooseDefault([], null)).toBeNull();
});
