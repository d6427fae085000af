import { demoIndex } from '../../testing/demo-index.ts';
import { hindiName } from './hindi-names.ts';
import { hasDevanagari } from './hindi-words.ts';

test.each([
  ['women watches', 'महिला घड़ियाँ'],
  ['Watches › By Strap', 'घड़ियाँ › पट्टे के अनुसार'],
  ['Jewellery › Rings › Men’s', 'आभूषण › अंगूठियाँ › पुरुष'],
])('%s is %s in Hindi', (english, hindi) => expect(hindiName(english)).toBe(hindi));

test.each(['solmira watches', 'Watches › Moonphase', 'constructor', ''])(
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
