import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { productCode } from '#lib/contract/index.ts';
import type { Result } from '#lib/shared/result.ts';
import { getProduct } from '#lib/storefront/catalogue/server.ts';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';

type Search = Record<string, string | string[] | undefined>;

interface PageProps {
  params: Promise<{ code: string }>;
  searchParams: Promise<Search>;
}

interface ProductList<Query extends { page: number }, List extends { totalPages: number }> {
  /** Parses the query of a URL; unknown parameters are ignored. */
  parse(search: Search): Query;
  /** Returns the requested URL of the list. */
  href(code: string, query: Query): string;
  read(admission: Admission, code: string, query: Query): Promise<Result<List>>;
  /** Returns the page's title from the product's. */
  title(product: string): string;
  render(product: Product, list: List, query: Query): ReactElement;
}

/** Returns the product code in the URL; null where it is invalid. */
async function codeOf({ params }: PageProps): Promise<string | null> {
  return productCode.safeParse((await params).code).data ?? null;
}

/** Creates a page with a paginated list about a product, such as its reviews. */
export function productListPage<Query extends { page: number }, List extends { totalPages: number }>({
  parse,
  href,
  read,
  title,
  render,
}: ProductList<Query, List>) {
  async function generateMetadata(props: PageProps): Promise<Metadata> {
    const admission = await requireAdmission();
    const code = await codeOf(props);
    const product = code === null ? null : await getProduct(admission, code);
    if (!product?.ok) return NOT_FOUND_METADATA;
    // The first entries are on the product page, which is the one that is indexed.
    return { title: title(product.value.title), robots: { index: false, follow: true } };
  }

  async function Page(props: PageProps) {
    const admission = await requireAdmission();
    const code = await codeOf(props);
    if (code === null) return <NotFoundPage />;
    const query = parse(await props.searchParams);
    const [product, list] = await Promise.all([getProduct(admission, code), read(admission, code, query)]);
    if (!product.ok || !list.ok) {
      const isMissing = [product, list].some((result) => !result.ok && result.failure.kind === 'not-found');
      if (isMissing) return <NotFoundPage />;
      markUnavailable();
      return <UnavailableMessage href={href(code, query)} />;
    }
    const last = Math.max(1, list.value.totalPages);
    if (query.page > last) redirect(href(code, { ...query, page: last }));
    return render(product.value, list.value, query);
  }

  return { generateMetadata, Page };
}
