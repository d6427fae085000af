import type { Metadata } from 'next';
import { parseAccountNotice } from '#lib/account/notices.ts';
import { getConsents, getSessions } from '#lib/account/server/privacy.ts';
import { getLoggedChoices } from '#lib/consent/server.ts';
import { readForm } from '#lib/forms/read-form.ts';
import type { RefusedParameter } from '#lib/forms/refused-page.ts';
import { markUnavailable } from '#lib/http/response-directives.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import * as paths from '#lib/shared/paths.ts';
import { AccountUnavailable } from '@/components/account/frame/account-unavailable';
import { PrivacyView } from '@/components/account/privacy/privacy-view';

export const metadata: Metadata = { title: 'Privacy and data' };

interface PrivacyPageProps {
  searchParams: Promise<{ notice?: string | string[] } & RefusedParameter>;
}

export default async function PrivacyPage({ searchParams }: PrivacyPageProps) {
  await requireAdmission();
  const path = paths.privacy();
  const [sessions, consents, visitLog] = await Promise.all([
    getSessions(path),
    getConsents(path),
    getLoggedChoices(path),
  ]);
  if (!sessions.ok || !consents.ok) {
    markUnavailable();
    return <AccountUnavailable title="Privacy and data" href={path} />;
  }
  const search = await searchParams;
  return (
    <PrivacyView
      sessions={sessions.value}
      consents={consents.value}
      visitLog={visitLog.ok ? visitLog.value : null}
      returned={await readForm('consents', search)}
      notice={parseAccountNotice(search.notice)}
    />
  );
}
