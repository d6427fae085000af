import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import type { Parameters } from '#lib/shared/url-query.ts';
import { parseRingQuery } from '#lib/storefront/catalogue/size-guide/query.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { RingGuideView } from '@/components/catalogue/size-guide/ring-guide-view';
import { queryPageMetadata } from '@/components/seo/query-page-metadata';
import { loadProduct } from '../load-product';

interface PageProps {
  searchParams: Promise<Parameters>;
}

export function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return queryPageMetadata(
    {
      title: m.sizeGuideRingSizer(),
      description: m.sizeGuideRingSizerAbout(),
      href: paths.ringSizer(),
    },
    searchParams,
  );
}

/** The ring sizer, which links back to its ring with the size chosen. */
export default async function RingSizerPage({ searchParams }: PageProps) {
  const query = parseRingQuery(await searchParams);
  const product = await loadProduct(await requireAdmission(), query.product);
  const ring = product?.isRing
    ? {
        title: product.title,
        slug: product.href.slice(1),
        sizes: product.sizes.map(({ name, stock }) => ({ name: name ?? '', inStock: stock > 0 })),
      }
    : null;
  return <RingGuideView query={query} ring={ring} />;
}
