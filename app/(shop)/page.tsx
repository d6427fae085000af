import type { Metadata } from 'next';
import { getHome } from '#lib/catalogue/server.ts';
import { getStrips } from '#lib/content/server.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import { paths } from '#lib/shared/paths.ts';
import { HomeView } from '@/components/home/home-view';
import { UnavailableMessage } from '@/components/message/unavailable-message';

export const metadata: Metadata = { alternates: { canonical: paths.home() } };

export default async function HomePage() {
  const admission = await requireAdmission();
  const [home, strips] = await Promise.all([getHome(admission), getStrips()]);
  if (home.ok) return <HomeView sections={home.value} disclaimer={strips.disclaimer} />;
  noteUnavailable();
  return <UnavailableMessage href={paths.home()} />;
}
