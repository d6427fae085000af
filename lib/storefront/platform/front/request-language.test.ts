import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { addressInEnglish, otherSpelling, takeLanguage } from './request-language.ts';

afterEach(() => setShopProfile(DEMO_PROFILE));

function exchange(url: string, headers: Record<string, string> = {}) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers });
  return { request, response: new ServerResponse(request) };
}

test.each([
  ['/hi', 'hi', '/'],
  ['/hi/', undefined, '/hi/'],
  ['/hi?utm_source=a', 'hi', '/?utm_source=a'],
  ['/hi/cart', 'hi', '/cart'],
  ['/hi/api/cart', 'hi', '/api/cart'],
  ['/hi/hi/cart', 'hi', '/hi/cart'],
  ['/hi/watches?_rsc=1a', 'hi', '/watches?_rsc=1a'],
  ['http://shop.example/hi/cart', 'hi', 'http://shop.example/cart'],
  ['/', undefined, '/'],
  ['/hindi', undefined, '/hindi'],
  ['/en/cart', undefined, '/en/cart'],
  ['/cart?next=/hi/', undefined, '/cart?next=/hi/'],
  ['*', undefined, '*'],
])('a request for %s is in %s, and goes on as one for %s', (url, language, rest) => {
  const { request, response } = exchange(url);
  expect(takeLanguage(request, response)).toBe(language);
  expect(request.url).toBe(rest);
});

test.each([
  ['/cart', '/hi/cart'],
  ['/hi/cart', '/hi/cart'],
  ['https://gateway.example/pay', 'https://gateway.example/pay'],
])('a redirect to %s of a request in Hindi leads to %s', (location, target) => {
  const { request, response } = exchange('/hi/checkout');
  takeLanguage(request, response);
  response.writeHead(303, { Location: location });
  expect(response.getHeader('location') ?? headOf(response)).toContain(target);
});

test('the switch leads to the language that it names, whatever the language of its own address', () => {
  const { request, response } = exchange('/hi/api/language?to=en&page=%2Fcart');
  expect(takeLanguage(request, response)).toBe('hi');
  response.writeHead(303, { Location: '/cart' });
  expect(headOf(response)).toContain('Location: /cart');
});

test('a redirect whose head is a list of names and values is changed as well', () => {
  const { request, response } = exchange('/hi/old');
  takeLanguage(request, response);
  response.writeHead(308, ['Cache-Control', 'public', 'Location', '/new']);
  expect(headOf(response)).toContain('Location: /hi/new');
});

test('the router is told which path a payload was rendered for', () => {
  const { request, response } = exchange('/hi/watches?page=2&_rsc=1a', { rsc: '1' });
  takeLanguage(request, response);
  expect(response.getHeader('x-nextjs-rewritten-path')).toBe('/watches');
});

test.each([
  ['/hi', '/'],
  ['/hi/watches?page=2', '/watches?page=2'],
  ['/hi//evil.example', '/evil.example'],
  ['/hi/\\\\evil.example', '/evil.example'],
  ['http://shop.example/hi/cart', '/cart'],
  ['/hindi', null],
  ['/cart', null],
])('with English alone, a request for %s is led to %s, and to nowhere where Hindi is offered', (url, target) => {
  const { request } = exchange(url);
  expect(addressInEnglish(request)).toBeNull();
  setShopProfile({ ...DEMO_PROFILE, languages: ['en'] });
  expect(addressInEnglish(request)).toBe(target);
});

test.each([
  ['/hi/', '/hi'],
  ['/hi/?sort=new', '/hi?sort=new'],
  ['http://shop.example/hi/', '/hi'],
  ['/HI', '/hi'],
  ['/HI/', '/hi'],
  ['/Hi/watches?page=2', '/hi/watches?page=2'],
  ['/HI//evil.example', '/hi/evil.example'],
  ['/HI/\\\\evil.example', '/hi/evil.example'],
  ['/HINDI', null],
  ['/EN/cart', null],
  ['/hi', null],
  ['/hi//', null],
  ['/hi/watches/', null],
  ['/en/', null],
  ['/', null],
])('a request for %s is led to %s, where Hindi is offered', (url, target) => {
  const { request } = exchange(url);
  expect(otherSpelling(request)).toBe(target);
  setShopProfile({ ...DEMO_PROFILE, languages: ['en'] });
  expect(otherSpelling(request)).toBeNull();
});

/** The head as it is sent. */
function headOf(response: ServerResponse): string {
  return String((response as unknown as { _header: string | null })._header);
}
