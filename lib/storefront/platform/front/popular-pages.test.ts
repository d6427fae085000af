import { LANGUAGES } from '#lib/messages/languages.ts';
import { keyOfPage, pageOfKey } from './popular-pages.ts';

jest.mock('#lib/messages/languages.ts', () => ({ LANGUAGES: [{ code: 'en' }, { code: 'hi' }, { code: 'kok' }] }));

test('a page is known by its key in every language, however long its code is', () => {
  const pages = LANGUAGES.map(({ code }) => ({ device: 'mobile' as const, language: code, href: '/watches?page=2' }));
  expect(pages.map(keyOfPage).map(pageOfKey)).toEqual(pages);
});

test.each([
  ['a search', 'desktop hi /search?q=ring'],
  ['an unknown language', 'desktop xx /watches'],
  ['a payload of the router', 'desktop en /watches\nrsc:1'],
  ['an address of another site', 'desktop en //evil.example'],
])('%s is no page to prepare', (_what, key) => expect(pageOfKey(key)).toBeUndefined());
