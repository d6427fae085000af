import { hindiBases, latinFromDevanagari } from './hindi-words.ts';

test.each([
  ['ऑटोमैटिक घड़ी', 'automatic ghadi'],
  ['पेंडेंट', 'pendant'],
  ['घर में', 'ghar mein'],
  ['दोस्त के लिए', 'dost ke liye'],
  ['रोज़ गोल्ड', 'rose gold'],
  ['माँ', 'maa'],
  ['मां', 'maa'],
  ['gold अंगूठी', 'gold anguthi'],
  // Words of pages in Hindi, with and without the dots that many do not type.
  ['टील कैज़ुअल', 'teal casual'],
  ['मूनफ़ेज़ मूनफेज', 'moonphase moonphase'],
  // Several words that together are one thing.
  ['घटी कीमत वाली घड़ी', 'price drop wala ghadi'],
  ['हृदय गति', 'heart rate'],
  ['चाँदबाली चांदबाली', 'chandbali chandbali'],
  ['plain text, é', 'plain text, é'],
])('%s is read as %s', (devanagari, latin) => expect(latinFromDevanagari(devanagari)).toBe(latin));

test('a letter with a nukta is read alike as one character and as two', () => {
  expect(latinFromDevanagari('लेडी\u095b')).toBe('ladies');
  expect(latinFromDevanagari('लेडी\u091c\u093c')).toBe('ladies');
});

test.each([
  ['motiyon', 'moti'],
  ['anguthiyan', 'anguthi'],
  ['jhumkon', 'jhumka'],
  ['jhumke', 'jhumka'],
  ['haron', 'har'],
])('%s may be a form of %s', (word, base) => expect(hindiBases(word)).toContain(base));

test('a word without an ending of Hindi has no other form', () => expect(hindiBases('gold')).toEqual([]));
