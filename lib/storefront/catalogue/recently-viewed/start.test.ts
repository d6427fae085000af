/** @jest-environment jsdom */
import { deleteCookie } from 'cookies-next/client';
import { endRoute } from '#lib/shared/navigation.ts';
import { saveChoice } from '#lib/storefront/marketing/consent/client.ts';
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

test('before a choice nothing is kept, and what was kept is removed', () => {
  endRoute();
  expect(window.localStorage.getItem('recently-viewed')).toBeNull();
});

test('agreed to, the product that is shown is kept, and those of later pages', () => {
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
