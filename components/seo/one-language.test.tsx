import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { renderToStaticMarkup } from 'react-dom/server';
import { takeLanguage } from '#lib/storefront/platform/front/request-language.ts';
import { otherLanguages } from '#lib/storefront/platform/site/offered-languages.ts';
import { LanguageLinks } from '@/components/header/language-links';
import { languageAlternates, openGraphLocales } from './page-languages';

jest.mock('next/navigation', () => ({ usePathname: () => '/watches', useSearchParams: () => new URLSearchParams() }));
jest.mock('#lib/storefront/platform/site/offered-languages.ts', () => {
  const english = { code: 'en', name: 'English', tag: 'en-IN', openGraph: 'en_IN', id: '1' };
  return { offeredLanguages: () => [english], otherLanguages: () => [] };
});

test('a shop with one language has no prefix, no switch and no address in another', () => {
  const request = new IncomingMessage(new Socket());
  request.url = '/hi/watches';
  expect(takeLanguage(request, new ServerResponse(request))).toBeUndefined();
  expect(request.url).toBe('/hi/watches');
  expect(renderToStaticMarkup(<LanguageLinks languages={otherLanguages()} className="x" />)).toBe('');
  const languages = { 'en-IN': '/watches', 'x-default': '/watches' };
  expect(languageAlternates('/watches')).toEqual({ canonical: '/watches', languages });
  expect(openGraphLocales()).toEqual({ locale: 'en_IN' });
});
