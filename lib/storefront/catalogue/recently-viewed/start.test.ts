/** @jest-environment jsdom */
import { deleteCookie } from 'cookies-next/client';
import { saveChoice } from '#lib/storefront/marketing/consent/client.ts';
import { endRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { startRecent } from './start.ts';
import { readViewed } from './viewed.ts';

const show = (code?: string) => {
  document.body.innerHTML = code === undefined ? '<main></main>' : `<main><div data-viewed="${code}"></div></main>`;
};

beforeAll(() => {
  global.fetch = jest.fn(async () => ({ ok: true, status: 200 })) as unknown as typeof fetch;
  show('CODE1');
  window.localStorage.setItem('recently-viewed', '["LEFT0VER"]');
  startRecent();
});
beforeEach(() => {
  for (const name of [READABLE_COOKIES.consent, READABLE_COOKIES.isCookie]) void deleteCookie(name, { path: '/' });
});

test('recently viewed: without consent nothing is stored, and stored products are removed', () => {
  endRoute();
  expect(window.localStorage.getItem('recently-viewed')).toBeNull();
});

test('recently viewed: after consent the product of the page and those of later pages are stored', () => {
  saveChoice(['recent']);
  expect(readViewed()).toEqual(['CODE1']);
  show();
  endRoute();
  show('CODE2');
  endRoute();
  expect(readViewed()).toEqual(['CODE2', 'CODE1']);
  saveChoice(['statistics', 'campaigns']);
  expect(window.localStorage.getItem('recently-viewed')).toBeNull();
  endRoute();
  expect(readViewed()).toEqual([]);
});
