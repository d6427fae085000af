import { inLanguage } from '#lib/shared/request-context.ts';
import { languageOfContent } from './content-language.ts';

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
