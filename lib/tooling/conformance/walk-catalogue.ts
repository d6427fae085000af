import { calls, type ProductDetailsWire, RETURN_CODES } from '#lib/contract/index.ts';
import { isCataloguePath } from '#lib/storefront/catalogue/catalogue-path.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import { expectCode } from './expect-code.ts';
import type { Findings } from './findings.ts';

/** The path of the first category of the menu; null where there is no menu. */
async function firstList(api: ApiUnderTest): Promise<string | null> {
  const result = await api.check(calls.categoryMenu, { Hierarchy: 1, DeviceType: 1 });
  if (result.state !== 'conforms' || result.returnCode !== RETURN_CODES.Success.code) return null;
  const urls = calls.categoryMenu.data.parse(result.data).map(({ CategoryURL }) => CategoryURL);
  return urls.find((url) => isCataloguePath(url)) ?? null;
}

/**
 * Walks from a list to a product as a shopper does. `list`: the path of a list, without the leading slash; by default the
 * first of the menu. Returns a product; null where none was found.
 */
export async function walkCatalogue(
  api: ApiUnderTest,
  findings: Findings,
  list: string | undefined,
): Promise<ProductDetailsWire | null> {
  const context = { api, findings };
  const path = list ?? (await firstList(api));
  await expectCode(context, calls.resolveUrl, {
    name: 'a path that does not exist',
    fields: { PageURL: 'there-is/no-such-path' },
    code: 'NotFound',
  });
  if (path === null) {
    const none = { state: 'wrong', issue: 'no list to begin with: name one with --list' } as const;
    findings.record(calls.productList, 'a list', none);
    return null;
  }
  const resolved = await expectCode(context, calls.resolveUrl, {
    name: `the list ${path}`,
    fields: { PageURL: path },
    code: 'Success',
  });
  if (resolved && resolved.Kind === 'product') {
    const issue = `"${path}" is of the kind ${resolved.Kind}, not list`;
    findings.record(calls.resolveUrl, `the list ${path}`, { state: 'wrong', issue });
  }
  const page = await expectCode(context, calls.productList, {
    name: `the list ${path}`,
    fields: { CategoryURL: path, Page: 1, PageSize: 24 },
    code: 'Success',
  });
  await expectCode(context, calls.productList, {
    name: 'a page after the last',
    fields: { CategoryURL: path, Page: 9999, PageSize: 24 },
    code: 'NotFound',
  });
  await expectCode(context, calls.productDetails, {
    name: 'a product that does not exist',
    fields: { ProductCode: 'NO-SUCH-PRODUCT' },
    code: 'NotFound',
  });
  const first = page?.Products[0];
  if (!first) {
    if (page) findings.cartUntried = `the list ${path} has no products`;
    return null;
  }
  const product = await expectCode(context, calls.productDetails, {
    name: `the product ${first.ProductCode}`,
    fields: { ProductCode: first.ProductCode },
    code: 'Success',
  });
  await expectCode(context, calls.search, {
    name: `the title of ${first.ProductCode}`,
    fields: { Text: first.ProductTitle, Page: 1, PageSize: 24 },
    code: 'Success',
  });
  return product;
}
