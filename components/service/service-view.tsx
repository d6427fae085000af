import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { serviceReasonName } from '#lib/shared/reason-names.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import { isServiceDisputable, serviceNextText, serviceStateName, serviceSteps } from '#lib/storefront/service/copy.ts';
import type { ServiceRequest } from '#lib/storefront/service/types.ts';
import { AccountSection } from '@/components/account/layout/account-section';
import { SentPhotos } from '@/components/community/uploads/sent-photos';
import { LineRow } from '@/components/orders/line-row';
import { PickupSection } from '@/components/orders/pickup-section';
import { TimelineSteps } from '@/components/orders/timeline-steps';
import { WithdrawForm } from '@/components/orders/withdraw-form';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { NoWrapNumbers } from '@/components/ui/no-wrap-numbers';
import { EstimateForm } from './estimate-form';
import { WarrantyNote } from './warranty-note';

const LINK = 'underline decoration-line underline-offset-4 hover:text-brass';

/** What is withdrawn, and what that means. */
const WITHDRAWAL = {
  open: 'Withdraw this request',
  meaning: 'You keep the item, and nobody comes to collect it. You can request a service again at any time.',
  confirm: 'Withdraw request',
};

interface ServiceViewProps {
  request: ServiceRequest;
}

/** The state of the request, what comes next, and what the shopper has to decide. */
function ServiceStatus({ request }: ServiceViewProps) {
  const { number, state, storeNote, parcel, estimate } = request;
  return (
    <>
      <p className="mt-5 font-medium text-lg">{serviceStateName(state)}</p>
      <p className="max-w-measure text-muted">{serviceNextText(request)}</p>
      {storeNote !== '' && (
        <p className="mt-4 max-w-measure border-warning border-l-2 py-1 pl-4 [overflow-wrap:anywhere]">
          <span className="block text-muted text-sm">
            {state === 'declined' ? 'Why we cannot accept it' : 'Message from the store'}
          </span>
          {storeNote}
        </p>
      )}
      {state === 'estimate-given' && estimate !== null && (
        <EstimateForm number={number} expected={estimate} amount={formatPaise(estimate)} />
      )}
      {parcel && (
        <p className="mt-3 text-sm">
          By {parcel.courier}
          {parcel.awb !== '' && (
            <>
              , AWB <span className="break-all tabular-nums">{parcel.awb}</span>
            </>
          )}
        </p>
      )}
      {isServiceDisputable(request) && (
        <p className="mt-3 max-w-measure">
          If something is not right,{' '}
          <Link href={paths.content(CONTACT_SLUG)} className={LINK}>
            write to customer care
          </Link>{' '}
          <NoWrapNumbers text={`and quote ${number}.`} />
        </p>
      )}
    </>
  );
}

/** How the item reaches the store, and where it waits; the pickup only until then. */
function Handover({ request: { number, pickup, store, canWithdraw } }: ServiceViewProps) {
  if (pickup && canWithdraw) return <PickupSection id="service-pickup" pickup={pickup} number={number} />;
  if (!store) return null;
  return (
    <AccountSection id="service-store" title="Store">
      <p className="mt-2">
        <Link href={store.href} className={LINK}>
          {store.name}
        </Link>
      </p>
      <p className="mt-2">Please bring the number {number}.</p>
    </AccountSection>
  );
}

/** A service request: its state, its next step, and its details. */
export function ServiceView({ request }: ServiceViewProps) {
  const { number, orderNumber, item, reason, comment, photoIds, estimate } = request;
  return (
    <>
      <ServiceStatus request={request} />
      <div className="mt-8 grid gap-10 xl:grid-cols-[1fr_22rem] xl:items-start xl:gap-12">
        <div className="grid min-w-0 gap-10">
          <AccountSection id="service-way" title="Status">
            <TimelineSteps steps={serviceSteps(request)} />
          </AccountSection>
          <AccountSection id="service-item" title="Item">
            <ul aria-label="Item" className="mt-3 border-line border-t">
              <LineRow line={{ ...item, colour: '' }}>
                <p className="mt-1 text-sm">{serviceReasonName(reason)}</p>
              </LineRow>
            </ul>
          </AccountSection>
          {comment !== '' && (
            <AccountSection id="service-said" title="Your description">
              <p className="mt-2 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{comment}</p>
            </AccountSection>
          )}
          <SentPhotos ids={photoIds} />
        </div>
        <div className="grid min-w-0 gap-8">
          <AccountSection id="service-warranty" title="Warranty and price">
            <div className="mt-3">
              <WarrantyNote warranty={request.warranty} />
            </div>
            {estimate !== null && <p className="mt-3">Estimate: {formatPaise(estimate)}, including taxes</p>}
          </AccountSection>
          <Handover request={request} />
          <div>
            <Link href={paths.order(orderNumber)} className={buttonClass('secondary')}>
              Order {orderNumber}
            </Link>
          </div>
          {request.canWithdraw && (
            <WithdrawForm
              action={apiPaths.serviceWithdrawal()}
              number={number}
              texts={WITHDRAWAL}
              className="border-line border-t pt-4"
            />
          )}
        </div>
      </div>
    </>
  );
}
