import { success } from '#lib/shared/result.ts';

const product = { title: 'A watch' };
const getProduct = jest.fn();
jest.mock('#lib/storefront/catalogue/server.ts', () => ({ getProduct: (...args: unknown[]) => getProduct(...args) }));
jest.mock('#lib/storefront/platform/session/admission.ts', () => ({ requireAdmission: async () => ({}) }));
jest.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));

import { renderToStaticMarkup } from 'react-dom/server';
import { failure } from '#lib/shared/result.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { productListPage } from './product-list-page';

const read = jest.fn();
const { generateMetadata, Page } = productListPage({
  parse: ({ page }) => ({ page: Number(page ?? 1) }),
  href: (code, { page }) => `/said/${code}?page=${page}`,
  read: (_admission, code, query) => read(code, query),
  title: (title) => `Said of ${title}`,
  render: (_product, { totalPages }, { page }) => <p>{`Page ${page} of ${totalPages}`}</p>,
});

beforeEach(() => {
  getProduct.mockReset().mockResolvedValue(success(product));
  read.mockReset().mockResolvedValue(success({ totalPages: 3 }));
});

async function open(code: string, page?: string) {
  const props = { params: Promise.resolve({ code }), searchParams: Promise.resolve({ page }) };
  const directives: ResponseDirectives = { tags: new Set() };
  const html = await collectDirectives(directives, async () => renderToStaticMarkup(await Page(props)));
  return { html, status: directives.status, metadata: await generateMetadata(props) };
}

test('the list page of a product is read and rendered, but not indexed', async () => {
  const { html, metadata } = await open('1801AV01', '2');
  expect(html).toBe('<p>Page 2 of 3</p>');
  expect(read).toHaveBeenCalledWith('1801AV01', { page: 2 });
  expect(metadata).toEqual({ title: 'Said of A watch', robots: { index: false, follow: true } });
});

test.each([
  [3, '9', 'to /said/1801AV01?page=3'],
  [0, '2', 'to /said/1801AV01?page=1'],
])('of %d list pages the one beyond redirects to the last', async (totalPages, page, to) => {
  read.mockResolvedValue(success({ totalPages }));
  await expect(open('1801AV01', page)).rejects.toThrow(to);
});

test('a list page of an invalid code or an unknown product is not found', async () => {
  expect(await open('a/b')).toMatchObject({ status: 404, metadata: { title: 'Page not found' } });
  expect(read).not.toHaveBeenCalled();
  getProduct.mockResolvedValue(failure({ kind: 'not-found' }));
  expect(await open('1801AV01')).toMatchObject({ status: 404 });
});

test('in an outage the list page of a product links to itself to retry', async () => {
  read.mockResolvedValue(failure({ kind: 'unavailable' }));
  const { html, status } = await open('1801AV01', '2');
  expect(status).toBe(503);
  expect(html).toContain('href="/said/1801AV01?page=2"');
});
