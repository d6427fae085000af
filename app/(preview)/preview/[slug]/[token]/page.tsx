import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { ContentView } from '@/components/content/content-view';
import { FragmentView } from '@/components/content/fragment-view';
import { PreviewNotice } from '@/components/content/preview-notice';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { loadPreview } from './load-preview';

interface PreviewProps {
  params: Promise<{ slug: string; token: string }>;
}

export async function generateMetadata({ params }: PreviewProps): Promise<Metadata> {
  const { slug, token } = await params;
  const preview = await loadPreview(slug, token);
  if (!preview.ok) return NOT_FOUND_METADATA;
  const { title } = preview.value.page ?? preview.value.fragment;
  return { title: `Preview: ${title}`, robots: { index: false, follow: false } };
}

/** The draft of a content page, a strip or a menu panel behind a signed link of the operator. */
export default async function PreviewPage({ params }: PreviewProps) {
  const { slug, token } = await params;
  const preview = await loadPreview(slug, token);
  const href = paths.content(slug);
  if (!preview.ok && preview.failure.kind === 'unavailable') {
    markUnavailable();
    return <UnavailableMessage href={href} />;
  }
  if (!preview.ok) return <NotFoundPage />;
  const { page, fragment, from, until } = preview.value;
  return (
    <>
      <PreviewNotice from={from} until={until} />
      {page ? <ContentView page={page} href={href} contactCard={false} /> : <FragmentView fragment={fragment} />}
    </>
  );
}
