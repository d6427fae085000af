import { permanentRedirect } from 'next/navigation';
import { requireAdmission } from '#lib/session/admission.ts';
import * as paths from '#lib/shared/paths.ts';

interface OldTrackingPageProps {
  searchParams: Promise<{ t?: string | string[] }>;
}

/** The other name of the tracking page. */
export default async function OldTrackingPage({ searchParams }: OldTrackingPageProps) {
  await requireAdmission();
  const { t } = await searchParams;
  permanentRedirect(paths.trackOrder(typeof t === 'string' ? t : undefined));
}
