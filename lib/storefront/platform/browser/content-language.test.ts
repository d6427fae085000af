import { inLanguage } from '#lib/shared/request-context.ts';
import { languageOfContent, languageOfTitle } from './content-language.ts';

test.each([
  ['Free shipping from ₹2,999', 'en'],
  ['<p lang="x">An <b>invented</b> shop&nbsp;</p>', 'en'],
  ['A watch named समय', 'en'],
  ['GST सहित सभी कीमतें', undefined],
  ['<p>मुफ़्त डिलीवरी</p>', undefined],
  ['<p class="lead"><a href="/page/returns" data-link="">वापसी</a>&nbsp;</p>', undefined],
  ['₹2,999', undefined],
])('on a page in Hindi the content %s is in: %s', (text, language) => {
  expect(inLanguage('hi', () => languageOfContent(text))).toBe(language);
  expect(languageOfContent(text)).toBeUndefined();
});

test.each([
  ['Field Watch with a Compass', 'en'],
  ['Tidemarch Abyss डाइवर 300', undefined],
  ['घड़ियाँ', undefined],
  ['18', undefined],
])('on a page in Hindi the title %s is in: %s', (title, language) => {
  expect(inLanguage('hi', () => languageOfTitle(title))).toBe(language);
  expect(languageOfTitle(title)).toBeUndefined();
});
