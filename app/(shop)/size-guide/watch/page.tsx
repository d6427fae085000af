import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import type { Parameters } from '#lib/shared/url-query.ts';
import { parseWristQuery } from '#lib/storefront/catalogue/size-guide/query.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { WristGuideView } from '@/components/catalogue/size-guide/wrist-guide-view';
import { queryPageMetadata } from '@/components/seo/query-page-metadata';
import { loadProduct } from '../load-product';

interface PageProps {
  searchParams: Promise<Parameters>;
}

export function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return queryPageMetadata(
    {
      title: m.sizeGuideWristFit(),
      description: m.sizeGuideWristFitAbout(),
      href: paths.wristFit(),
    },
    searchParams,
  );
}

/** The guide to how a watch fits a wrist. */
export default async function WristFitPage({ searchParams }: PageProps) {
  const query = parseWristQuery(await searchParams);
  const product = await loadProduct(await requireAdmission(), query.product);
  const watch = product?.measures ? { title: product.title, href: product.href, measures: product.measures } : null;
  return <WristGuideView query={query} watch={watch} />;
}
