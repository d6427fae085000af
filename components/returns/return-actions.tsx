import * as paths from '#lib/shared/paths.ts';
import { isComing, isExchanging, withdrawCopy } from '#lib/storefront/orders/returns/progress-copy.ts';
import type { OrderReturn } from '#lib/storefront/orders/returns/types.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PrintButton } from '@/components/ui/print-button';
import { WithdrawForm } from './withdraw-form';

const ROW = 'flex flex-wrap items-start gap-x-6 gap-y-3';

interface ReturnActionsProps {
  shown: OrderReturn;
  /** Whether the difference to the order in its place can be paid now. */
  canPay: boolean;
}

/** What there is to do now with a return, and where it leads to. */
export function ReturnActions({ shown, canPay }: ReturnActionsProps) {
  const { number, replacement, orderNumber, canWithdraw } = shown;
  const isNewComing = replacement !== null && isExchanging(shown);
  return (
    <div className="mt-6 grid gap-4" data-print="off">
      {isNewComing && (canPay || canWithdraw) && (
        <div className={ROW}>
          {canPay && (
            <Link href={paths.makePayment(replacement.key)} className={buttonClass('primary')}>
              Pay the difference
            </Link>
          )}
          {canWithdraw && (
            <WithdrawForm number={number} words={withdrawCopy(shown)} className="open:basis-full open:pb-4" />
          )}
        </div>
      )}
      <div className={ROW}>
        {isComing(shown) && <PrintButton>Print return slip</PrintButton>}
        {isNewComing && (
          <Link href={paths.order(replacement.number)} className={buttonClass('secondary')}>
            New order {replacement.number}
          </Link>
        )}
        <Link href={paths.order(orderNumber)} className={buttonClass('secondary')}>
          Order {orderNumber}
        </Link>
      </div>
    </div>
  );
}
