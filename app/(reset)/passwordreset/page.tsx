import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { isResetClosedAt } from '#lib/storefront/account/password-reset/is-reset-closed.ts';
import { isLinkAlive } from '#lib/storefront/account/server/password-reset.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { readHost } from '#lib/storefront/platform/session/read.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { ExpiredLink } from '@/components/account/reset/expired-link';
import { ResetView } from '@/components/account/reset/reset-view';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';

export function generateMetadata(): Metadata {
  return { title: m.accessYourAccount(), robots: { index: false } };
}

interface PasswordResetPageProps {
  searchParams: Promise<{ token?: string | string[] } & RefusedParameter>;
}

/** Opening the link changes nothing, because mail programs open links, too. */
export default async function PasswordResetPage({ searchParams }: PasswordResetPageProps) {
  await requireAdmission();
  const { corporateSite } = await getFlags();
  if (isResetClosedAt(corporateSite, await readHost())) redirect(paths.home());
  const search = await searchParams;
  const { token } = search;
  const alive = await isLinkAlive(token);
  if (alive.ok && alive.value && typeof token === 'string') {
    return <ResetView token={token} returned={await readForm('password-reset', search)} />;
  }
  if (alive.ok) return <ExpiredLink />;
  markUnavailable();
  return <UnavailableMessage href={paths.passwordReset(typeof token === 'string' ? token : undefined)} />;
}
