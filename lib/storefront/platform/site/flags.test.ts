import { DEFAULT_FLAGS, resolveFlags } from './flags.ts';

const nothing = () => undefined;

test("without site options or variables the flags have the specification's defaults", () => {
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
])('a site option sets a flag: %s', (word, wishlist) =>
  expect(resolveFlags(new Map([['Wishlist', word]]), nothing)).toMatchObject({ wishlist }),
);

test('unknown site options and values are ignored', () =>
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

test('environment variables override the site options', () =>
  expect(
    resolveFlags(new Map([['Wishlist', 'on']]), (variable) => (variable === 'WISHLIST' ? false : undefined)),
  ).toMatchObject({ wishlist: false }));
