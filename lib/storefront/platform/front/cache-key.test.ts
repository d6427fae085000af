import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { pageAddress, rscChecksum, rscTokenOf } from './cache-key.ts';

const MOBILE = { device: 'mobile', language: 'en' } as const;
const DESKTOP = { device: 'desktop', language: 'en' } as const;
const HINDI = { device: 'mobile', language: 'hi' } as const;
const rsc = { rsc: '1', 'next-router-state-tree': 'A', cookie: 'shopper=secret', 'x-anything': '1' };

test('the cache key of a plain page consists of device, language and address', () => {
  expect(pageAddress('/a?page=2', MOBILE, { cookie: 'shopper=secret', 'next-router-prefetch': '1' }, 'x')).toEqual({
    key: 'mobile en /a?page=2',
    url: '/a?page=2',
    headers: {},
  });
});

test.each([
  ['the device', pageAddress('/a', DESKTOP, rsc, 'x')],
  ['the language', pageAddress('/a', HINDI, rsc, 'x')],
  ['the address', pageAddress('/b', MOBILE, rsc, 'x')],
  ['rsc itself', pageAddress('/a', MOBILE, {}, null)],
  ['the router state', pageAddress('/a', MOBILE, { ...rsc, 'next-router-state-tree': 'B' }, 'x')],
  ['a prefetch', pageAddress('/a', MOBILE, { ...rsc, 'next-router-prefetch': '1' }, 'x')],
  ['a segment prefetch', pageAddress('/a', MOBILE, { ...rsc, 'next-router-segment-prefetch': '/_tree' }, 'x')],
  ['the page it comes from, under a wrong checksum', pageAddress('/a', MOBILE, { ...rsc, 'next-url': '/c' }, 'x')],
  ['the checksum', pageAddress('/a', MOBILE, rsc, 'y')],
])('%s changes the cache key', (_name, other) => {
  expect(other?.key).not.toBe(pageAddress('/a', MOBILE, rsc, 'x')?.key);
});

test('the request for Next has the checksum and the RSC headers, and no cookie', () => {
  expect(pageAddress('/a?page=2', MOBILE, rsc, 'k1')).toMatchObject({
    url: '/a?page=2&_rsc=k1',
    headers: { rsc: '1', 'next-router-state-tree': 'A' },
  });
});

test.each<[Record<string, string>, string | undefined]>([
  [{ 'next-router-state-tree': 'A' }, '/c'],
  [{ 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }, '/c'],
  [{ 'next-router-state-tree': 'A' }, undefined],
])('the checksum of %j from %s is that of Next', async (headers, origin) => {
  const { 'next-router-prefetch': prefetch, 'next-router-segment-prefetch': segment } = headers;
  const theirs = computeCacheBustingSearchParam(
    prefetch as '1' | undefined,
    segment,
    headers['next-router-state-tree'],
    origin,
  );
  expect(rscChecksum(headers, origin)).toBe(await theirs);
});

test('one payload of a page serves all pages that it is opened from', () => {
  const from = (origin: string) => pageAddress('/a', MOBILE, { ...rsc, 'next-url': origin }, rscChecksum(rsc, origin));
  expect(from('/c')).toEqual(from('/d'));
  expect(from('/c')).toEqual(pageAddress('/a', MOBILE, rsc, rscChecksum(rsc)));
});

test('no cookie is part of the cache key', () => {
  expect(pageAddress('/a', MOBILE, rsc, 'x')).toEqual(
    pageAddress('/a', MOBILE, { ...rsc, cookie: 'shopper=another' }, 'x'),
  );
});

test('a page with a very long router state has no cache key', () => {
  expect(pageAddress('/a', MOBILE, { ...rsc, 'next-router-state-tree': 'A'.repeat(5000) }, 'x')).toBeNull();
});

test.each([
  ['?_rsc=1a-b', '1a-b'],
  ['?page=2&_rsc=1ab&x=1', '1ab'],
  ['?_rsc', ''],
  ['?_rsc=a%20b', null],
  ['?x_rsc=1', null],
  ['', null],
])('the checksum of the query %j is %j', (query, token) => expect(rscTokenOf(query)).toBe(token));
