import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { firstValue } from '#lib/shared/url-query.ts';
import { getFlags } from '#lib/storefront/content/server.ts';
import { getOwnOrder } from '#lib/storefront/orders/server.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import { serviceReasonNames } from '#lib/storefront/service/copy.ts';
import { pickupAddresses, storesFor } from '#lib/storefront/service/handover.ts';
import { SERVICE_FORM, SERVICE_FORM_FIELDS } from '#lib/storefront/service/schema.ts';
import { getServiceOptions } from '#lib/storefront/service/server.ts';
import { searchStores } from '#lib/storefront/stores/server.ts';
import { parseStoreQuery } from '#lib/storefront/stores/store-query.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { LineRow } from '@/components/orders/line-row';
import { NoSuchOrder } from '@/components/orders/no-such-order';
import { ServiceForm } from '@/components/service/service-form';
import { WarrantyNote } from '@/components/service/warranty-note';

export function generateMetadata(): Metadata {
  return { title: m.serviceRequestTitle() };
}

interface NewServicePageProps {
  searchParams: Promise<Partial<Record<'order' | 'line', string | string[]>> & RefusedParameter>;
}

/** The page that requests a service for an item of a delivered order. */
export default async function NewServicePage({ searchParams }: NewServicePageProps) {
  const admission = await requireAdmission();
  const search = await searchParams;
  const [number, lineId] = [firstValue(search.order), firstValue(search.line)];
  if (!(await getFlags()).serviceRequests) redirect(paths.order(number, 'action-not-offered'));
  const path = paths.newService(number, lineId);
  const [order, options, stores] = await Promise.all([
    getOwnOrder(number, path),
    getServiceOptions(number, path),
    // Without the stores a courier can still collect the item.
    searchStores(admission, parseStoreQuery({}), Date.now()),
  ]);
  if (!order.ok) return withoutOrder(order.failure, path);
  if (!options.ok) return withoutOptions(options.failure, number, path);
  const line = order.value.lines.find(({ id }) => id === lineId);
  const serviceable = options.value.lines.find(({ id }) => id === lineId);
  if (!line || !serviceable) return <NoSuchOrder />;
  if (serviceable.quantity === 0) redirect(paths.order(number, 'no-service-now'));
  const rendered = await readForm(SERVICE_FORM, search, SERVICE_FORM_FIELDS);
  return (
    <AccountPage title={m.serviceRequestTitle()}>
      <ul aria-label={m.serviceItem()} className="mt-6 max-w-2xl border-line border-t">
        <LineRow line={line} />
      </ul>
      <div className="mt-6 max-w-2xl">
        <WarrantyNote warranty={serviceable.warranty} />
      </div>
      <ServiceForm
        carried={{ order: number, line: lineId, key: rendered.values.key ?? randomUUID() }}
        reasons={serviceReasonNames()}
        addresses={pickupAddresses(order.value)}
        days={options.value.days}
        stores={stores.ok ? storesFor(line, stores.value.stores) : []}
        backHref={paths.order(number)}
        unseen={m.serviceUnseen()}
        rendered={rendered}
      />
    </AccountPage>
  );
}

function withoutOrder(failure: Failure, path: string): ReactElement {
  if (failure.kind !== 'unavailable') return <NoSuchOrder />;
  markUnavailable();
  return <AccountUnavailable title={m.serviceRequestTitle()} href={path} />;
}

/** Returns the page where an order cannot be sent in for service, or redirects to the order. */
function withoutOptions(failure: Failure, number: string, path: string): ReactElement {
  if (failure.kind === 'refused' && failure.reason === 'not-allowed-now')
    return redirect(paths.order(number, failure.because === 'not-offered' ? 'action-not-offered' : 'no-service-now'));
  return withoutOrder(failure, path);
}
