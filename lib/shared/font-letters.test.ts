import { readFileSync } from 'node:fs';
import { missingLettersText, readFontLetters } from './font-letters.ts';

const font = (name: string) => readFileSync(`public/fonts/${name}.woff2`);

test.each(['figtree-400-500-v1', 'newsreader-400-v1'])('%s has all that prices and Latin text need', async (name) => {
  expect(await readFontLetters(font(name))).toEqual({ missing: [], hasDevanagari: false });
});

test('a font of Devanagari alone lacks Latin letters, and has those of Hindi', async () => {
  const letters = await readFontLetters(font('noto-sans-devanagari-400-500-v1'));
  expect(letters?.hasDevanagari).toBe(true);
  expect(letters?.missing).toContain('A');
  expect(letters?.missing).not.toContain('₹');
});

test('a font whose character map cannot be read has none', async () => {
  expect(await readFontLetters(Buffer.from('wOF2 and no more'))).toBeNull();
});

test('few missing signs are all named, many are counted', () => {
  expect(missingLettersText(['₹'])).toMatch(/^has no glyph for ₹; export it with ₹/);
  expect(missingLettersText([...'ABCDEFGHIJKLMNO'])).toContain('A B C D E F G H I J K L and 3 more;');
});
