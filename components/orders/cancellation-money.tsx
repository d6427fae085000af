import { formatPaise } from '#lib/shared/money.ts';
import type { CancellationPlans } from '#lib/storefront/orders/cancellation/plans.ts';
import type { OrderRefundPlan } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { RadioCard } from '@/components/checkout/radio-card';
import { MoneyParts } from './money-parts';

/** Returns the paid part of an amount, in paise; the rest was still due on delivery. */
function movedBy({ parts }: OrderRefundPlan): number {
  return parts.filter(({ method }) => method !== 'due').reduce((sum, { amount }) => sum + amount, 0);
}

interface CancellationMoneyProps {
  /** Null where nothing is chosen, or the plans cannot be fetched. */
  plans: CancellationPlans | null;
  /**
   * Whether the plans of the last choice are still being requested; the amount of another choice must not be
   * agreed to.
   */
  busy: boolean;
  failed: boolean;
  /** The chosen refund destination; empty before a choice. */
  to: string;
}

function RefundMethods({ plans: { source, giftCard }, to }: { plans: CancellationPlans; to: string }) {
  if (source.amount === 0) return <p>{m.ordersCancelPaidNothing()}</p>;
  if (movedBy(source) === 0) {
    return <p>{m.ordersCancelPayLess({ amount: formatPaise(source.amount) })}</p>;
  }
  if (giftCard === null) return <MoneyParts parts={source.parts} />;
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{m.ordersRefundMethod()}</legend>
      <RadioCard name="to" value="source" defaultChecked={to !== 'gift-card'} label={m.ordersRefundToSource()}>
        <MoneyParts parts={source.parts} />
      </RadioCard>
      <RadioCard name="to" value="gift-card" defaultChecked={to === 'gift-card'} label={m.ordersRefundToGiftCard()}>
        <MoneyParts parts={giftCard.parts} />
      </RadioCard>
    </fieldset>
  );
}

/** The refund: its amount, destination and duration, with a choice of destination where there is one. */
export function CancellationMoney({ plans, busy, failed, to }: CancellationMoneyProps) {
  return (
    <section aria-labelledby="goes-back" className="border-line border-t pt-6">
      <h2 id="goes-back" className="font-display text-xl">
        {m.ordersYourRefund()}
      </h2>
      <div aria-busy={busy} className={`mt-3 grid gap-4 ${busy ? 'opacity-50' : ''}`}>
        <p aria-live="polite">
          {plans ? (
            <>
              <span className="mr-3 font-display text-2xl tabular-nums">{formatPaise(movedBy(plans.source))}</span>
              <span className=" text-muted text-sm">{m.ordersNoCancellationFee()}</span>
            </>
          ) : (
            <span className="text-muted">
              {failed ? m.ordersCancelAmountUnavailable() : m.ordersCancelChooseAmount()}
            </span>
          )}
        </p>
        {plans && <RefundMethods plans={plans} to={to} />}
        {plans && !busy && <input type="hidden" name="expected" value={plans.source.amount} />}
      </div>
    </section>
  );
}
