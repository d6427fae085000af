import { readFileSync } from 'node:fs';
import { checkShopProfile, DEMO_PROFILE } from './shop-profile.ts';
import { TYPEFACES } from './typeface-names.ts';
import { DEFAULT_TYPEFACES, typefaceCss, typefaceFiles } from './typefaces.ts';

const FONTS = {
  display: { src: '/fonts/own-0123456789ab.woff2', isVariable: true, hasDevanagari: false },
  text: { src: '/fonts/own-ba9876543210.woff2', isVariable: false, hasDevanagari: false },
};

test('the faces of the store change nothing, and both are preloaded', () => {
  expect(typefaceCss(DEFAULT_TYPEFACES, {})).toBe('');
  expect(typefaceFiles(DEFAULT_TYPEFACES, {})).toEqual([
    '/fonts/newsreader-400-v1.woff2',
    '/fonts/figtree-400-500-v1.woff2',
  ]);
});

test('other faces replace the tokens; those of the device need no file, and one file is loaded once', () => {
  const css = typefaceCss({ display: 'figtree', text: 'system-serif' }, {});
  expect(css).toContain(':root{--font-display:"Figtree",system-ui');
  expect(css).toContain(':root{--font-sans:Georgia,');
  expect(typefaceFiles({ display: 'figtree', text: 'figtree' }, {})).toEqual(['/fonts/figtree-400-500-v1.woff2']);
  expect(typefaceFiles({ display: 'system-sans', text: 'system-sans' }, {})).toEqual([]);
});

test('an own font has a rule with its weights, and a stand-in of its kind', () => {
  const css = typefaceCss({ display: 'own-serif', text: 'own-sans' }, FONTS);
  expect(css).toContain('src:url("/fonts/own-0123456789ab.woff2") format("woff2");font-weight:100 900;');
  expect(css).toContain(':root{--font-display:"Own Display",Georgia,');
  expect(css).toContain('font-weight:400;');
  expect(css).toContain(':root{--font-sans:"Own Text",system-ui,');
  expect(typefaceFiles({ display: 'own-serif', text: 'own-sans' }, FONTS)).toEqual([FONTS.display.src, FONTS.text.src]);
});

test('an own font that is not there yet leaves its stand-in', () => {
  expect(typefaceCss({ display: 'own-serif', text: 'figtree' }, {})).toBe(
    ':root{--font-display:Georgia,"Times New Roman","Devanagari",serif}',
  );
});

test.each([
  ['an unknown face', { typefaces: { text: 'Comic Sans' } }, 'typefaces.text', 'must be one of newsreader'],
  ['an own face without a file', { typefaces: { display: 'own-serif' } }, 'displayFont', 'must name a WOFF2 file'],
  ['a file that no face uses', { textFont: 'a.woff2' }, 'textFont', 'is not used'],
])('%s is refused', (_, more, field, message) => {
  const checked = checkShopProfile({ ...DEMO_PROFILE, ...more }, { trial: true });
  expect(checked).toEqual({ ok: false, field, message: expect.stringContaining(message) });
});

test('every file of the store exists, and the guide names every face', () => {
  for (const file of typefaceFiles(DEFAULT_TYPEFACES, {}))
    expect(readFileSync(`public${file}`).length).toBeGreaterThan(0);
  const guide = readFileSync('docs/operate/shop.md', 'utf8');
  expect(TYPEFACES.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
