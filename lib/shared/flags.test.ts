import { DEFAULT_FLAGS, resolveFlags } from './flags.ts';

const nothing = () => undefined;

test('without any word the defaults of the spec hold', () => {
  expect(resolveFlags(new Map(), nothing)).toEqual(DEFAULT_FLAGS);
  expect(DEFAULT_FLAGS).toMatchObject({
    offers: true,
    webp: false,
    wishlist: false,
    corporateSite: false,
    megamenu: true,
  });
});

test.each([
  ['on', true],
  ['1', true],
  [' TRUE ', true],
  ['off', false],
  ['0', false],
])('a site option says %s', (word, wishlist) =>
  expect(resolveFlags(new Map([['Wishlist', word]]), nothing)).toMatchObject({ wishlist }),
);

test('unknown options and words are ignored', () =>
  expect(
    resolveFlags(
      new Map([
        ['Wishlist', 'maybe'],
        ['Colour', 'on'],
        ['Offers', 'constructor'],
        ['WebP', '__proto__'],
      ]),
      nothing,
    ),
  ).toEqual(DEFAULT_FLAGS));

test('the environment has the last word', () =>
  expect(
    resolveFlags(new Map([['Wishlist', 'on']]), (variable) => (variable === 'WISHLIST' ? false : undefined)),
  ).toMatchObject({ wishlist: false }));
