import type { Metadata } from 'next';
import { getHome } from '#lib/catalogue/server.ts';
import { getFlags } from '#lib/content/server.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import { paths } from '#lib/shared/paths.ts';
import { HomeView } from '@/components/home/home-view';
import { UnavailableMessage } from '@/components/message/unavailable-message';

export const metadata: Metadata = { alternates: { canonical: paths.home() } };

export default async function HomePage() {
  const admission = await requireAdmission();
  const home = await getHome(admission, await getFlags());
  if (home.ok) return <HomeView sections={home.value} />;
  noteUnavailable();
  return <UnavailableMessage href={paths.home()} />;
}
