import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import type { Result } from '#lib/shared/result.ts';
import { parseAccountNotice } from '#lib/storefront/account/notices.ts';
import { getConsents, getSessions } from '#lib/storefront/account/server/privacy.ts';
import { getLoggedChoices } from '#lib/storefront/marketing/consent/server.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { PrivacyView } from '@/components/account/privacy/privacy-view';

export function generateMetadata(): Metadata {
  return { title: m.accountPrivacy() };
}

interface PrivacyPageProps {
  searchParams: Promise<{ notice?: string | string[] } & RefusedParameter>;
}

/** Whether a part could not be read now; one that the retail API does not have is left out. */
const isAway = (result: Result<unknown>) => !result.ok && result.failure.kind !== 'not-found';

/** Consents, download of the data and signed-in devices. */
export default async function PrivacyPage({ searchParams }: PrivacyPageProps) {
  await requireAdmission();
  const path = paths.privacy();
  const [sessions, consents, visitLog] = await Promise.all([
    getSessions(path),
    getConsents(path),
    getLoggedChoices(path),
  ]);
  if (isAway(sessions) || isAway(consents)) {
    markUnavailable();
    return <AccountUnavailable title={m.accountPrivacy()} href={path} />;
  }
  const search = await searchParams;
  return (
    <PrivacyView
      sessions={sessions.ok ? sessions.value : null}
      consents={consents.ok ? consents.value : null}
      visitLog={visitLog.ok ? visitLog.value : null}
      returned={await readForm('consents', search)}
      notice={parseAccountNotice(search.notice)}
    />
  );
}
