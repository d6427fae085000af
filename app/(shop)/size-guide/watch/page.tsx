import type { Metadata } from 'next';
import { requireAdmission } from '#lib/session/admission.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Parameters } from '#lib/shared/url-query.ts';
import { parseWristQuery } from '#lib/size-guide/query.ts';
import { askedPageMetadata } from '@/components/seo/asked-page-metadata';
import { WristGuideView } from '@/components/size-guide/wrist-guide-view';
import { loadProduct } from '../load-product';

interface PageProps {
  searchParams: Promise<Parameters>;
}

export function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return askedPageMetadata(
    {
      title: 'Watch on your wrist',
      description: 'See how a watch fits your wrist, in true size on your screen.',
      href: paths.wristFit(),
    },
    searchParams,
  );
}

/** Shows how a watch sits on a wrist. */
export default async function WristFitPage({ searchParams }: PageProps) {
  const query = parseWristQuery(await searchParams);
  const product = await loadProduct(await requireAdmission(), query.product);
  const watch = product?.measures ? { title: product.title, href: product.href, measures: product.measures } : null;
  return <WristGuideView query={query} watch={watch} />;
}
