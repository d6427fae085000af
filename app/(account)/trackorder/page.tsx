import * as paths from '#lib/shared/paths.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { permanentRedirect } from '#lib/storefront/platform/site/redirects.ts';

interface OldTrackingPageProps {
  searchParams: Promise<{ t?: string | string[] }>;
}

/** The alternative URL of the tracking page. */
export default async function OldTrackingPage({ searchParams }: OldTrackingPageProps) {
  await requireAdmission();
  const { t } = await searchParams;
  permanentRedirect(paths.trackOrder(typeof t === 'string' ? t : undefined));
}
