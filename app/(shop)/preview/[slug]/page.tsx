import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { getHomePreview } from '#lib/storefront/catalogue/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { PreviewNotice } from '@/components/content/preview-notice';
import { NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { HomeView } from '@/components/home/home-view';

export const metadata: Metadata = { title: 'Preview of the home page', robots: { index: false, follow: false } };

/** The home page by the draft of its layout; in place of a slug the address has the token of the operator's link. */
export default async function HomePreviewPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug: token } = await params;
  const preview = await getHomePreview(await requireAdmission(), token);
  if (!preview.ok && preview.failure.kind === 'unavailable') {
    markUnavailable();
    return <UnavailableMessage href={paths.home()} />;
  }
  if (!preview.ok) return <NotFoundPage />;
  const { sections, from, until } = preview.value;
  return (
    <>
      <PreviewNotice from={from} until={until} />
      <HomeView sections={sections} isEmptyShop={false} />
    </>
  );
}
