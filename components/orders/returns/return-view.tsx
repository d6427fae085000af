import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import { returnStateText } from '#lib/storefront/orders/return-copy.ts';
import {
  awaitsPickup,
  isDisputable,
  isExchanging,
  moneyText,
  nextText,
  storeNoteTitle,
  withdrawCopy,
} from '#lib/storefront/orders/returns/progress-copy.ts';
import { returnSteps } from '#lib/storefront/orders/returns/timeline.ts';
import type { OrderReturn } from '#lib/storefront/orders/returns/types.ts';
import type { OrderRefund } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { AccountSection } from '@/components/account/layout/account-section';
import { SentPhotos } from '@/components/community/uploads/sent-photos';
import { OrderRefundList } from '@/components/orders/order-refund-list';
import { PickupSection } from '@/components/orders/pickup-section';
import { TimelineSteps } from '@/components/orders/timeline-steps';
import { WithdrawForm } from '@/components/orders/withdraw-form';
import { Link } from '@/components/ui/link';
import { NoWrapNumbers } from '@/components/ui/no-wrap-numbers';
import { TaggedText } from '@/components/ui/tagged-text';
import { PackingSlip } from './packing-slip';
import { ReturnActions } from './return-actions';
import { ReturnLines } from './return-lines';

interface ReturnViewProps {
  orderReturn: OrderReturn;
  /** The refunds of the return. */
  orderRefunds: readonly OrderRefund[];
  /**
   * The time until which the difference for the new order can be paid, in epoch milliseconds; null where it
   * cannot be paid.
   */
  payUntil: number | null;
}

/** The status of the return, the next step, and the store's note. */
function ReturnStatus({ orderReturn, orderRefunds, payUntil }: ReturnViewProps) {
  const { number, storeNote, parcel } = orderReturn;
  return (
    <>
      <p className="mt-5 text-lg">
        <span className="font-medium">{returnStateText(orderReturn)}</span>
      </p>
      <p className="max-w-measure text-muted">{nextText(orderReturn, { payUntil, orderRefunds })}</p>
      {storeNote !== '' && (
        <p className="mt-4 max-w-measure border-warning border-l-2 py-1 pl-4 [overflow-wrap:anywhere]">
          <span className="block text-muted text-sm">{storeNoteTitle(orderReturn)}</span>
          {storeNote}
        </p>
      )}
      {isDisputable(orderReturn) && (
        <p className="mt-3 max-w-measure">
          <TaggedText
            text={m.returnsDisagree({ number })}
            tags={{
              link: (inner) => (
                <Link
                  href={paths.content(CONTACT_SLUG)}
                  className="underline decoration-line underline-offset-4 hover:text-brass"
                >
                  {inner}
                </Link>
              ),
              quote: (inner) => <NoWrapNumbers text={inner} />,
            }}
          />
        </p>
      )}
      {parcel && (
        <p className="mt-3 text-sm">
          <TaggedText
            text={m.ordersParcelByAwb({ name: parcel.courier, awb: parcel.awb })}
            tags={{ awb: (inner) => <span className="break-all tabular-nums">{inner}</span> }}
          />
        </p>
      )}
    </>
  );
}

/** A return or an exchange: its status, its next step, and its details. */
export function ReturnView({ orderReturn, orderRefunds, payUntil }: ReturnViewProps) {
  const { number, comment } = orderReturn;
  const isToBePacked = awaitsPickup(orderReturn);
  return (
    <>
      <div className={isToBePacked ? 'print:hidden' : undefined}>
        <ReturnStatus orderReturn={orderReturn} orderRefunds={orderRefunds} payUntil={payUntil} />
        <ReturnActions orderReturn={orderReturn} canPay={payUntil !== null} />
        <div className="mt-8 grid gap-10 xl:grid-cols-[1fr_22rem] xl:items-start xl:gap-12">
          <div className="grid min-w-0 gap-10">
            <AccountSection id="return-way" title={m.returnsStatus()}>
              <ReturnTimeline orderReturn={orderReturn} />
            </AccountSection>
            <AccountSection id="return-items" title={m.ordersItems()}>
              <ReturnLines lines={orderReturn.lines} isExchanging={isExchanging(orderReturn)} />
            </AccountSection>
            {comment !== '' && (
              <AccountSection id="return-said" title={m.returnsYourComments()}>
                <p className="mt-2 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{comment}</p>
              </AccountSection>
            )}
            <SentPhotos ids={orderReturn.photoIds} />
          </div>
          <div className="grid min-w-0 gap-8">
            <AccountSection id="return-money" title={m.returnsMoney()}>
              <p className="mt-2">{moneyText(orderReturn, { payUntil })}</p>
              {orderRefunds.length > 0 && <OrderRefundList parts={orderRefunds} />}
            </AccountSection>
            {isToBePacked && <PickupSection id="return-pick" pickup={orderReturn.pickup} number={number} />}
            {!orderReturn.replacement && orderReturn.canWithdraw && (
              <WithdrawForm
                action={apiPaths.returnWithdrawal()}
                number={number}
                texts={withdrawCopy(orderReturn)}
                className="border-line border-t pt-4"
              />
            )}
          </div>
        </div>
      </div>
      {isToBePacked && <PackingSlip orderReturn={orderReturn} />}
    </>
  );
}

/** The timeline of a return with its current status. */
function ReturnTimeline({ orderReturn }: { orderReturn: Pick<OrderReturn, 'kind' | 'state' | 'events'> }) {
  return <TimelineSteps steps={returnSteps(orderReturn)} />;
}
