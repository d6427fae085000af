import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { serviceReasonName } from '#lib/shared/reason-names.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import { isServiceDisputable, serviceNextText, serviceStateName, serviceSteps } from '#lib/storefront/service/copy.ts';
import type { ServiceRequest } from '#lib/storefront/service/types.ts';
import * as m from '#messages';
import { AccountSection } from '@/components/account/layout/account-section';
import { SentPhotos } from '@/components/community/uploads/sent-photos';
import { LineRow } from '@/components/orders/line-row';
import { PickupSection } from '@/components/orders/pickup-section';
import { TimelineSteps } from '@/components/orders/timeline-steps';
import { WithdrawForm } from '@/components/orders/withdraw-form';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { NoWrapNumbers } from '@/components/ui/no-wrap-numbers';
import { TaggedText } from '@/components/ui/tagged-text';
import { EstimateForm } from './estimate-form';
import { WarrantyNote } from './warranty-note';

const LINK = 'underline decoration-line underline-offset-4 hover:text-brass';

/** What is withdrawn, and what that means. */
const withdrawal = () => ({
  open: m.serviceWithdraw(),
  meaning: m.serviceWithdrawMeaning(),
  confirm: m.serviceWithdrawConfirm(),
});

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
            {state === 'declined' ? m.serviceWhyDeclined() : m.serviceStoreMessage()}
          </span>
          {storeNote}
        </p>
      )}
      {state === 'estimate-given' && estimate !== null && (
        <EstimateForm number={number} expected={estimate} amount={formatPaise(estimate)} />
      )}
      {parcel && (
        <p className="mt-3 text-sm">
          <TaggedText
            text={
              parcel.awb === ''
                ? m.ordersParcelBy({ name: parcel.courier })
                : m.ordersParcelByAwb({ name: parcel.courier, awb: parcel.awb })
            }
            tags={{ awb: (inner) => <span className="break-all tabular-nums">{inner}</span> }}
          />
        </p>
      )}
      {isServiceDisputable(request) && (
        <p className="mt-3 max-w-measure">
          <TaggedText
            text={m.serviceDisagree({ number })}
            tags={{
              link: (inner) => (
                <Link href={paths.content(CONTACT_SLUG)} className={LINK}>
                  {inner}
                </Link>
              ),
              quote: (inner) => <NoWrapNumbers text={inner} />,
            }}
          />
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
    <AccountSection id="service-store" title={m.serviceStore()}>
      <p className="mt-2">
        <Link href={store.href} className={LINK}>
          {store.name}
        </Link>
      </p>
      <p className="mt-2">{m.serviceBringNumber({ number })}</p>
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
          <AccountSection id="service-way" title={m.serviceStatus()}>
            <TimelineSteps steps={serviceSteps(request)} />
          </AccountSection>
          <AccountSection id="service-item" title={m.serviceItem()}>
            <ul aria-label={m.serviceItem()} className="mt-3 border-line border-t">
              <LineRow line={{ ...item, colour: '' }}>
                <p className="mt-1 text-sm">{serviceReasonName(reason)}</p>
              </LineRow>
            </ul>
          </AccountSection>
          {comment !== '' && (
            <AccountSection id="service-said" title={m.serviceYourDescription()}>
              <p className="mt-2 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{comment}</p>
            </AccountSection>
          )}
          <SentPhotos ids={photoIds} />
        </div>
        <div className="grid min-w-0 gap-8">
          <AccountSection id="service-warranty" title={m.serviceWarrantyAndPrice()}>
            <div className="mt-3">
              <WarrantyNote warranty={request.warranty} />
            </div>
            {estimate !== null && <p className="mt-3">{m.serviceEstimateAmount({ amount: formatPaise(estimate) })}</p>}
          </AccountSection>
          <Handover request={request} />
          <div>
            <Link href={paths.order(orderNumber)} className={buttonClass('secondary')}>
              {m.ordersNumber({ number: orderNumber })}
            </Link>
          </div>
          {request.canWithdraw && (
            <WithdrawForm
              action={apiPaths.serviceWithdrawal()}
              number={number}
              texts={withdrawal()}
              className="border-line border-t pt-4"
            />
          )}
        </div>
      </div>
    </>
  );
}
