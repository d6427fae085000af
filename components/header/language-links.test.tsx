/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LANGUAGES } from '#lib/messages/languages.ts';
import { LanguageLinks } from './language-links';

let path = '/';
let search = '';
jest.mock('next/navigation', () => ({ usePathname: () => path, useSearchParams: () => new URLSearchParams(search) }));

const hindi = LANGUAGES.filter(({ code }) => code === 'hi');
const english = LANGUAGES.filter(({ code }) => code === 'en');

afterEach(() => {
  document.documentElement.lang = '';
});

test('a link to another language is named in it, and leads to the page that is shown with its query', () => {
  [path, search] = ['/watches', 'sort=newest&page=2'];
  render(<LanguageLinks languages={hindi} className="x" />);
  const link = screen.getByRole('link', { name: 'हिन्दी' });
  expect(link).toHaveAttribute('lang', 'hi-IN');
  expect(link).toHaveAttribute('hreflang', 'hi-IN');
  expect(link).toHaveAttribute('href', '/api/language?to=hi&page=%2Fwatches%3Fsort%3Dnewest%26page%3D2');
});

test('on a page in Hindi the link leads to the same page without its prefix, and has none itself', () => {
  document.documentElement.lang = 'hi-IN';
  [path, search] = ['/hi/cart', ''];
  render(<LanguageLinks languages={english} className="x" />);
  const href = screen.getByRole('link', { name: 'English' }).getAttribute('href');
  expect(href).toBe('/api/language?to=en&page=%2Fcart');
});
