import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { inLanguage } from '#lib/shared/request-context.ts';
import { chooseLanguage, rememberedHome } from './choose-language.ts';

const typed = { 'sec-fetch-site': 'none', cookie: 'cartCount=2; languageID=2' };
const home = { path: '/', query: '' };
const visit = (headers: Record<string, string>, method = 'GET') => ({ method, headers }) as never;

test('a shopper who chose Hindi and types the address of the store gets its home page in Hindi', () => {
  expect(rememberedHome(visit(typed), home)).toBe('/hi');
  expect(rememberedHome(visit(typed), { path: '/', query: '?utm_source=card' })).toBe('/hi?utm_source=card');
});

test.each([
  ['follows a link of another site', { ...typed, 'sec-fetch-site': 'cross-site' }],
  ['follows a link of the store', { ...typed, 'sec-fetch-site': 'same-origin' }],
  ['has a browser that does not say', { cookie: typed.cookie }],
  ['chose English', { ...typed, cookie: 'languageID=1' }],
  ['has an unknown language', { ...typed, cookie: 'languageID=9' }],
  ['chose none, as a crawler', { 'sec-fetch-site': 'none' }],
])('a visitor who %s gets the page that was asked for', (_who, headers) =>
  expect(rememberedHome(visit(headers), home)).toBeNull(),
);

test('only the home page leads elsewhere, and only without a language', () => {
  expect(rememberedHome(visit(typed), { path: '/watches', query: '' })).toBeNull();
  expect(rememberedHome(visit(typed, 'POST'), home)).toBeNull();
  expect(inLanguage('hi', () => rememberedHome(visit(typed), home))).toBeNull();
});

test('the switch stays on the page of a long search in Devanagari', async () => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET' });
  const response = new ServerResponse(request);
  const page = `/search?q=${encodeURIComponent('महिलाओं के लिए हल्के नीले डायल वाली '.repeat(5))}&colour=blue`;
  expect(page.length).toBeGreaterThan(1000);
  await chooseLanguage(request, response, { query: `?to=hi&page=${encodeURIComponent(page)}`, siteUrl: undefined });
  expect(response.getHeader('location')).toBe(`/hi${page}`);
});
