import { VOCABULARY } from '#lib/messages/compiled/vocabulary.ts';
import { demoIndex } from '../../testing/demo-index.ts';
import { hindiName } from './hindi-names.ts';
import { hasDevanagari } from './hindi-words.ts';

test.each([
  ['women watches', 'महिलाओं की घड़ियाँ'],
  ['Watches › By Strap', 'घड़ियाँ › पट्टे के अनुसार'],
  ['Watches › Women › On Leather', 'घड़ियाँ › महिला › लेदर पट्टे वाली'],
  ['Smartwatches › AMOLED', 'स्मार्टवॉच › AMOLED'],
])('%s is %s in Hindi', (english, hindi) => expect(hindiName(english)).toBe(hindi));

test.each(['solmira watches', 'Watches › Tourbillon', 'constructor', ''])(
  'the name “%s” of an unknown word stays',
  (name) => {
    expect(hindiName(name)).toBe(name);
  },
);

test('a popular search in Hindi finds the products of the same search in English', async () => {
  const { index } = await demoIndex();
  const find = (text: string) => {
    const { total, searchedText } = index.query({ text, filters: {}, offset: 0, limit: 1 });
    return { total, searchedText };
  };
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((one) => [...'aeiourlhn'].map((two) => one + two));
  const phrases = new Set(letters.flatMap((text) => index.suggest(text).popularSearches));
  const translated = [...phrases].filter((phrase) => hasDevanagari(hindiName(phrase)));
  expect(translated.length).toBeGreaterThan(25);
  const wrong = translated.filter((phrase) => {
    const hindi = find(hindiName(phrase));
    return hindi.searchedText !== '' || hindi.total !== find(phrase).total;
  });
  expect(wrong).toEqual([]);
});

/** Words with one Hindi word for several, and those that Hindi means more by. */
const AMBIGUOUS = new Set(['strap', 'strand', 'stone', 'stones']);

test('what pages in Hindi call a thing finds the same products in the same order as its English', async () => {
  const { index } = await demoIndex();
  const find = (text: string) => index.query({ text, filters: {}, sort: 'relevance', offset: 0, limit: 24 });
  const names = Object.entries(VOCABULARY.hi ?? {}).filter(
    ([english, hindi]) => /^[a-z][a-z' -]*$/.test(english) && hasDevanagari(hindi) && !AMBIGUOUS.has(english),
  );
  const compared = names.flatMap(([english, hindi]) => {
    const { total, searchedText, codes } = find(english);
    return total > 0 && searchedText === '' ? [{ english, expected: { total, codes }, local: find(hindi) }] : [];
  });
  expect(compared.length).toBeGreaterThan(200);
  const wrong = compared.filter(
    ({ expected: { total, codes }, local }) =>
      local.total !== total || local.searchedText !== '' || local.codes.join() !== codes.join(),
  );
  expect(wrong.map(({ english }) => english)).toEqual([]);
});
