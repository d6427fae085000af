import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import * as m from '#messages';
import { CompareView } from '@/components/catalogue/compare/compare-view';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { loadComparison } from './load-comparison';

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Metadata {
  return { title: m.compareTitle(), robots: { index: false, follow: true } };
}

const textOf = (param: string | string[] | undefined) => [param ?? ''].flat().join(',');

/** Up to four products side by side. */
export default async function ComparePage({ searchParams }: PageProps) {
  const { codes, only } = await searchParams;
  const comparison = await loadComparison(textOf(codes));
  if (comparison.kind === 'comparison') {
    return <CompareView {...comparison} onlyDifferences={textOf(only) === 'differences'} />;
  }
  markUnavailable();
  return <UnavailableMessage href={paths.compare()} />;
}
