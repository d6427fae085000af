import { failure, type Result, success } from '#lib/shared/result.ts';
import { joinPages } from './join-pages.ts';
import type { Listing, ListingQuery, ProductSummary } from './types.ts';

const query: ListingQuery = { filters: { brand: ['aarvane'] }, sort: 'newest', page: 2, to: 4 };
const pageOf = (page: number, ...codes: string[]): Result<Listing> =>
  success({ page, products: codes.map((code) => ({ code }) as ProductSummary) } as Listing);
const shown = (result: Result<Listing>) =>
  result.ok && { page: result.value.page, codes: result.value.products.map(({ code }) => code) };

test('joined pages follow each other, and a product on two of them is shown once', async () => {
  const pages: Record<number, Result<Listing>> = { 2: pageOf(2, 'A', 'B'), 3: pageOf(3, 'B', 'C'), 4: pageOf(4, 'D') };
  const fetchPage = jest.fn(async ({ page }: ListingQuery) => pages[page] ?? failure({ kind: 'not-found' }));
  expect(shown(await joinPages(query, fetchPage))).toEqual({ page: 4, codes: ['A', 'B', 'C', 'D'] });
  expect(fetchPage.mock.calls.map(([query]) => query)).toEqual(
    [2, 3, 4].map((page) => ({ ...query, page, to: undefined })),
  );
});

test('joined pages end before a page that fails, and fail where the first one fails', async () => {
  const missing = failure({ kind: 'not-found' });
  const onlyFirst = async ({ page }: ListingQuery) => (page === 3 ? missing : pageOf(page, `P${page}`));
  expect(shown(await joinPages(query, onlyFirst))).toEqual({ page: 2, codes: ['P2'] });
  expect(await joinPages(query, async () => missing)).toBe(missing);
});

test('a single page costs one call', async () => {
  const fetchPage = jest.fn(async () => pageOf(1, 'A'));
  await joinPages({ ...query, page: 1, to: undefined }, fetchPage);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});
