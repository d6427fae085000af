import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { isShopperSignedIn } from '#lib/storefront/account/server/sign-in.ts';
import { getTrackedOrder } from '#lib/storefront/orders/tracking/server.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { markNotFound, markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { DetailsForm } from '@/components/orders/tracking/details-form';
import { OrderStatusLookup } from '@/components/orders/tracking/order-status-lookup';
import { OtherOrder } from '@/components/orders/tracking/other-order';
import { TrackedOrderView } from '@/components/orders/tracking/tracked-order-view';
import { TrackedStatusDetails } from '@/components/orders/tracking/tracked-status-details';
import { TrackingCode } from '@/components/orders/tracking/tracking-code';
import { TrackingFrame } from '@/components/orders/tracking/tracking-frame';
import { loadTracking } from './load-tracking';

// The URL of an email link contains a token, which must not be sent to other sites as referrer.
export function generateMetadata(): Metadata {
  return { title: m.ordersTrackTitle(), robots: { index: false }, referrer: 'no-referrer' };
}

type Search = { t?: string | string[]; step?: string | string[] } & RefusedParameter;

interface TrackingPageProps {
  searchParams: Promise<Search>;
}

/** The status of an order: by an email link, or by its number and contact. */
export default async function TrackingPage({ searchParams }: TrackingPageProps) {
  await requireAdmission();
  const search = await searchParams;
  if (search.t !== undefined) return <LinkedOrder token={typeof search.t === 'string' ? search.t : ''} />;
  return search.step === 'order' ? <OrderLookup search={search} /> : <RequestedOrder search={search} />;
}

async function LinkedOrder({ token }: { token: string }) {
  const order = await getTrackedOrder(token);
  if (!order.ok && order.failure.kind === 'unavailable') return <Unavailable href={paths.trackOrder(token)} />;
  if (!order.ok) markNotFound();
  return (
    <TrackingFrame>
      {order.ok ? <TrackedOrderView order={order.value} /> : <OrderStatusLookup returned={EMPTY_FORM} isLinkDead />}
    </TrackingFrame>
  );
}

async function OrderLookup({ search }: { search: Search }) {
  return (
    <TrackingFrame>
      <OrderStatusLookup returned={await readForm('track-order', search)} />
    </TrackingFrame>
  );
}

/** The order that this browser asked for; without one, a signed-in customer is redirected to the order list. */
async function RequestedOrder({ search }: { search: Search }) {
  const tracking = await loadTracking();
  switch (tracking.kind) {
    case 'none':
      if (await isShopperSignedIn()) redirect(paths.orders());
      return <OrderLookup search={search} />;
    case 'unavailable':
      return <Unavailable href={paths.trackOrder()} />;
    case 'order':
      return (
        <TrackingFrame>
          <TrackedOrderView order={tracking.order} />
        </TrackingFrame>
      );
    case 'code':
      return (
        <TrackingFrame>
          <TrackingCode
            {...tracking.codeStep}
            sendForm={await readForm('track-order-code', search)}
            checkForm={await readForm('track-order-details', search)}
          />
        </TrackingFrame>
      );
    case 'status':
      return (
        <TrackingFrame>
          <TrackedStatusDetails order={tracking.status} />
          <DetailsForm contact={tracking.contact} returned={await readForm('track-order-code', search)} />
          <OtherOrder number={tracking.status.number} />
        </TrackingFrame>
      );
  }
}

function Unavailable({ href }: { href: string }) {
  markUnavailable();
  return <UnavailableMessage href={href} />;
}
