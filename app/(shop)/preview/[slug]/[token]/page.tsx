import type { Metadata } from 'next';
import { cache } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { getPreview } from '#lib/storefront/content/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { ContentView } from '@/components/content/content-view';
import { PreviewNotice } from '@/components/content/preview-notice';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';

interface PreviewProps {
  params: Promise<{ slug: string; token: string }>;
}

const load = cache(async (slug: string, token: string) => {
  await requireAdmission();
  return getPreview(slug, token);
});

export async function generateMetadata({ params }: PreviewProps): Promise<Metadata> {
  const { slug, token } = await params;
  const preview = await load(slug, token);
  if (!preview.ok) return NOT_FOUND_METADATA;
  return { title: `Preview: ${preview.value.page.title}`, robots: { index: false, follow: false } };
}

/** The draft of a content page behind a signed link of the operator. */
export default async function PreviewPage({ params }: PreviewProps) {
  const { slug, token } = await params;
  const preview = await load(slug, token);
  const href = paths.content(slug);
  if (!preview.ok && preview.failure.kind === 'unavailable') {
    markUnavailable();
    return <UnavailableMessage href={href} />;
  }
  if (!preview.ok) return <NotFoundPage />;
  const { page, from, until } = preview.value;
  return (
    <>
      <PreviewNotice from={from} until={until} />
      <ContentView page={page} href={href} contactCard={false} />
    </>
  );
}
