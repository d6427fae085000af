import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { awaitsPickup, isExchanging, withdrawCopy } from '#lib/storefront/orders/returns/progress-copy.ts';
import type { OrderReturn } from '#lib/storefront/orders/returns/types.ts';
import * as m from '#messages';
import { WithdrawForm } from '@/components/orders/withdraw-form';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PrintButton } from '@/components/ui/print-button';

const ROW = 'flex flex-wrap items-start gap-x-6 gap-y-3';

interface ReturnActionsProps {
  orderReturn: OrderReturn;
  /** Whether the difference for the new order can be paid now. */
  canPay: boolean;
}

/** The actions that a return currently allows, and related links. */
export function ReturnActions({ orderReturn, canPay }: ReturnActionsProps) {
  const { number, replacement, orderNumber, canWithdraw } = orderReturn;
  const isNewComing = replacement !== null && isExchanging(orderReturn);
  return (
    <div className="mt-6 grid gap-4" data-print="off">
      {isNewComing && (canPay || canWithdraw) && (
        <div className={ROW}>
          {canPay && (
            <Link href={paths.makePayment(replacement.key)} className={buttonClass('primary')}>
              {m.returnsPayDifference()}
            </Link>
          )}
          {canWithdraw && (
            <WithdrawForm
              action={apiPaths.returnWithdrawal()}
              number={number}
              texts={withdrawCopy(orderReturn)}
              className="open:basis-full open:pb-4"
            />
          )}
        </div>
      )}
      <div className={ROW}>
        {awaitsPickup(orderReturn) && <PrintButton>{m.returnsPrintSlip()}</PrintButton>}
        {isNewComing && (
          <Link href={paths.order(replacement.number)} className={buttonClass('secondary')}>
            {m.returnsNewOrder({ number: replacement.number })}
          </Link>
        )}
        <Link href={paths.order(orderNumber)} className={buttonClass('secondary')}>
          {m.ordersNumber({ number: orderNumber })}
        </Link>
      </div>
    </div>
  );
}
