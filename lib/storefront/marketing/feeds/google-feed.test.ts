import { inLanguage } from '#lib/shared/request-context.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { googleFeed } from './google-feed.ts';
import type { FeedPage } from './server.ts';
import { textStream } from './text-stream.ts';
import type { FeedEntry } from './types.ts';

const entry = (sku: string) =>
  ({ sku, photos: [], categories: [], href: '/', title: sku, description: '' }) as unknown as FeedEntry;
const page = (sku: string, totalPages: number): FeedPage => ({ entries: [entry(sku)], totalPages });
const feed = (readPage: (page: number) => Promise<Result<FeedPage>>) =>
  textStream(
    googleFeed({
      first: page('one', 3),
      readPage,
      siteUrl: (path) => `http://shop.test${path}`,
      home: '/',
      shipping: null,
    }),
  );

test('the pages of the product feed follow each other, each read when it is needed', async () => {
  const read: number[] = [];
  const body = feed(async (number) => {
    read.push(number);
    return success(page(`page ${number}`, 3));
  });
  const reader = body.getReader();
  await reader.read();
  expect(read).toEqual([]);
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += new TextDecoder().decode(part.value);
  expect(read).toEqual([2, 3]);
  expect(text.match(/<g:id>[^<]*/g)).toEqual(['<g:id>one', '<g:id>page 2', '<g:id>page 3']);
  expect(text).toMatch(/<\/rss>\n$/);
});

test('a product feed with a failing page breaks off', async () => {
  const body = feed(async () => failure({ kind: 'unavailable' }));
  await expect(new Response(body).text()).rejects.toThrow('could not be read');
});

test('a product feed whose last page has disappeared meanwhile is complete', async () => {
  const body = feed(async () => failure({ kind: 'not-found' }));
  expect(await new Response(body).text()).toMatch(/<\/rss>\n$/);
});

test('a feed in Hindi links to Hindi pages, also in its later pages', async () => {
  const readPage = async () => success({ entries: [{ ...entry('two'), size: '12', colour: 'ब्लू' }], totalPages: 2 });
  const text = await inLanguage('hi', () => new Response(feed(readPage)).text());
  expect(text.match(/<g:link>[^<]*/g)).toEqual([
    '<g:link>http://shop.test/hi',
    '<g:link>http://shop.test/hi',
    '<g:link>http://shop.test/hi',
  ]);
  expect(text).toContain('<link>http://shop.test/hi</link>');
  expect(text).toContain('two, साइज़ 12');
});
