import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { storeCodeOf } from '#lib/shared/slugs.ts';
import { visitDays } from '#lib/shared/store-hours.ts';
import { visitorFields } from '#lib/storefront/account/server/visitor-fields.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { readMark } from '#lib/storefront/platform/session/read.ts';
import { permanentRedirect } from '#lib/storefront/platform/site/redirects.ts';
import { APPOINTMENT_FIELDS, APPOINTMENT_FORM } from '#lib/storefront/stores/appointment-form.ts';
import { getStore } from '#lib/storefront/stores/server.ts';
import * as m from '#messages';
import { FreshPage } from '@/components/account/fresh-page';
import { NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { AppointmentView } from '@/components/stores/appointment-view';

export function generateMetadata(): Metadata {
  return { title: m.storesRequestVisit(), robots: { index: false } };
}

interface PageProps {
  params: Promise<{ store: string }>;
  searchParams: Promise<RefusedParameter & Partial<Record<'notice' | 'meeting', string | string[]>>>;
}

/**
 * The appointment request for one physical store. A separate page, so that the details of a signed-in customer
 * are filled in.
 */
export default async function AppointmentPage({ params, searchParams }: PageProps) {
  const admission = await requireAdmission();
  const slug = (await params).store;
  const code = storeCodeOf(slug);
  if (code === undefined) return <NotFoundPage />;
  const store = await getStore(admission, code);
  if (!store.ok) {
    if (store.failure.kind !== 'unavailable') return <NotFoundPage />;
    markUnavailable();
    return <UnavailableMessage href={paths.appointment(slug)} />;
  }
  const { notice, meeting, ...parameters } = await searchParams;
  const own = paths.appointment(store.value.slug);
  if (store.value.slug !== slug) permanentRedirect(own);
  const days = visitDays(store.value, Date.now());
  if (days.length === 0 || store.value.services.length === 0) return <NotFoundPage />;
  const [returned, visitor, mark] = await Promise.all([
    readForm(APPOINTMENT_FORM, parameters, APPOINTMENT_FIELDS),
    visitorFields(own),
    readMark(),
  ]);
  // A returned form keeps its idempotency key, because its first submission may have been accepted.
  const { key = randomUUID(), ...values } = returned.values;
  const isNew = Object.keys(returned.problems).length === 0;
  const chosen = meeting === 'video' ? { ...visitor, meeting } : visitor;
  return (
    <FreshPage sessionMark={mark} open>
      <AppointmentView
        store={store.value}
        days={days}
        isRequested={notice === 'requested'}
        formKey={key}
        rendered={{ values: isNew ? chosen : values, problems: returned.problems }}
      />
    </FreshPage>
  );
}
