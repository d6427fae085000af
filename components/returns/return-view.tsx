import { formatDay } from '#lib/shared/dates.ts';
import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import { returnStateText } from '#lib/storefront/orders/return-copy.ts';
import { slotName } from '#lib/storefront/orders/returns/copy.ts';
import {
  isComing,
  isDisputable,
  isExchanging,
  moneyText,
  nextStepTitle,
  nextText,
  withdrawCopy,
} from '#lib/storefront/orders/returns/progress-copy.ts';
import { returnSteps } from '#lib/storefront/orders/returns/timeline.ts';
import type { OrderReturn } from '#lib/storefront/orders/returns/types.ts';
import type { MoneyBack } from '#lib/storefront/orders/types.ts';
import { Part } from '@/components/account/frame/part';
import { MoneyBackList } from '@/components/orders/money-back-list';
import { Way } from '@/components/orders/timeline-steps';
import { OrderAddressLines } from '@/components/thank-you/order-address-lines';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { PackingSlip } from './packing-slip';
import { ReturnActions } from './return-actions';
import { ReturnLines } from './return-lines';
import { ReturnPhotos } from './return-photos';
import { WithdrawForm } from './withdraw-form';

interface ReturnViewProps {
  shown: OrderReturn;
  /** Money that has gone back for it. */
  moneyBack: readonly MoneyBack[];
  /** Until when the difference to the order in its place can be paid, in epoch milliseconds; null where it cannot now. */
  payUntil: number | null;
}

/** How far it is, what comes next, and what the store has to say. */
function Standing({ shown, moneyBack, payUntil }: ReturnViewProps) {
  const { number, storeNote, parcel } = shown;
  return (
    <>
      <p className="mt-5 text-lg">
        <span className="font-medium">{returnStateText(shown)}</span>
      </p>
      <p className="max-w-measure text-muted">{nextText(shown, { payUntil, moneyBack })}</p>
      {storeNote !== '' && (
        <p className="mt-4 max-w-measure border-warning border-l-2 py-1 pl-4 [overflow-wrap:anywhere]">
          <span className="block text-muted text-sm">{nextStepTitle(shown)}</span>
          {storeNote}
        </p>
      )}
      {isDisputable(shown) && (
        <p className="mt-3 max-w-measure">
          If you do not agree,{' '}
          <Link
            href={paths.content(CONTACT_SLUG)}
            className="underline decoration-line underline-offset-4 hover:text-brass"
          >
            write to customer care
          </Link>{' '}
          <Unbroken text={`and quote ${number}.`} />
        </p>
      )}
      {parcel && (
        <p className="mt-3 text-sm">
          By {parcel.courier}, AWB <span className="break-all tabular-nums">{parcel.awb}</span>
        </p>
      )}
    </>
  );
}

/** Where and when the courier comes. */
function Pickup({ shown: { number, pickup } }: { shown: OrderReturn }) {
  return (
    <Part id="return-pick" title="Pickup">
      <p className="mt-2">
        {formatDay(pickup.day)}, {slotName(pickup.slot)}
      </p>
      <OrderAddressLines address={pickup.address} />
      <p className="mt-2">Write {number} on the package.</p>
    </Part>
  );
}

/** A return or an exchange: how far it is, what comes next, and what was said about it. */
export function ReturnView({ shown, moneyBack, payUntil }: ReturnViewProps) {
  const { number, comment } = shown;
  const isToBePacked = isComing(shown);
  return (
    <>
      <div className={isToBePacked ? 'print:hidden' : undefined}>
        <Standing shown={shown} moneyBack={moneyBack} payUntil={payUntil} />
        <ReturnActions shown={shown} canPay={payUntil !== null} />
        <div className="mt-8 grid gap-10 xl:grid-cols-[1fr_22rem] xl:items-start xl:gap-12">
          <div className="grid min-w-0 gap-10">
            <Part id="return-way" title="Status">
              <ReturnTimeline shown={shown} />
            </Part>
            <Part id="return-items" title="Items">
              <ReturnLines lines={shown.lines} isExchanging={isExchanging(shown)} />
            </Part>
            {comment !== '' && (
              <Part id="return-said" title="Your comments">
                <p className="mt-2 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{comment}</p>
              </Part>
            )}
            <ReturnPhotos ids={shown.photoIds} />
          </div>
          <div className="grid min-w-0 gap-8">
            <Part id="return-money" title="Refund and payment">
              <p className="mt-2">{moneyText(shown, { payUntil })}</p>
              {moneyBack.length > 0 && <MoneyBackList parts={moneyBack} />}
            </Part>
            {isToBePacked && <Pickup shown={shown} />}
            {!shown.replacement && shown.canWithdraw && (
              <WithdrawForm number={number} words={withdrawCopy(shown)} className="border-line border-t pt-4" />
            )}
          </div>
        </div>
      </div>
      {isToBePacked && <PackingSlip shown={shown} />}
    </>
  );
}

/** The way of a return, with where it stands. */
function ReturnTimeline({ shown }: { shown: Pick<OrderReturn, 'kind' | 'state' | 'events'> }) {
  return <Way steps={returnSteps(shown)} />;
}
