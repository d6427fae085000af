import { readFileSync } from 'node:fs';
import { contrast, DEFAULT_PALETTES } from './colour-contrast.ts';
import { paletteCss, palettes } from './palette.ts';

test('the defaults are the colours of the style sheet', () => {
  const [light = '', dark = ''] = readFileSync('app/tokens.css', 'utf8').split('prefers-color-scheme: dark');
  for (const [css, palette] of [
    [light, DEFAULT_PALETTES.light],
    [dark, DEFAULT_PALETTES.dark],
  ] as const)
    for (const [name, value] of Object.entries(palette))
      expect(css).toContain(`--color-${name === 'accent' ? 'brass' : name}: ${value};`);
});

test('black on white has the contrast 21, and a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#7d5f26', '#7d5f26')).toBe(1);
});

test('a profile without colours has the default palette, which is readable, and no CSS rule', () => {
  expect(palettes.parse(undefined)).toEqual(DEFAULT_PALETTES);
  expect(paletteCss(DEFAULT_PALETTES)).toBe('');
});

test('colours that differ become rules of their scheme, for screens alone', () => {
  const chosen = palettes.parse({ light: { accent: '#7a1f3d' }, dark: { accent: '#f0a8c0' } });
  expect(chosen.light).toEqual({ ...DEFAULT_PALETTES.light, accent: '#7a1f3d' });
  expect(paletteCss(chosen)).toBe(
    '@media screen and (prefers-color-scheme:light){:root{--color-brass:#7a1f3d}}' +
      '@media screen and (prefers-color-scheme:dark){:root{--color-brass:#f0a8c0}}',
  );
});

test.each([
  [{ light: { accent: '#d3ad6c' } }, 'has a contrast of 1.97 to paper, and needs 4.5'],
  [{ dark: { paper: '#ffffff' } }, 'to paper, and needs 4.5'],
  [{ light: { edge: '#dddddd' } }, 'to paper, and needs 3'],
  [{ light: { ink: 'black' } }, 'must be a colour such as #1b1916'],
  [{ light: { brass: '#7a1f3d' } }, 'brass'],
])('colours that cannot be read, or are none, are refused: %j', (colours, message) => {
  expect(palettes.safeParse(colours).error?.message).toContain(message);
});
