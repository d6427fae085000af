import type { calls, DataOf } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import { REFUND_METHOD_LABELS } from './labels.ts';
import { formatWireRupees } from './text-columns.ts';

type Refund = DataOf<typeof calls.deskOrder>['OrderRefunds'][number];

/** Formats a refund as a row: amount, refund method, status and reference number. */
export function refundText(refund: Refund): string[] {
  return [
    formatWireRupees(refund.Amount),
    REFUND_METHOD_LABELS[refund.Method],
    refund.State,
    gatewayName(refund.Name),
    progressText(refund),
  ];
}

function progressText({ OrderRefundId, Method, State, Reference, SentBy, NextTryAt, At }: Refund): string {
  const details = [
    Reference === '' ? '' : `number ${Reference}`,
    SentBy === '' ? '' : `sent by ${SentBy}`,
    State === 'done' ? formatMoment(At) : nextText({ OrderRefundId, Method, State, NextTryAt }),
  ];
  return details.filter((text) => text !== '').join(', ');
}

/** Returns the next step of a refund and who takes it. */
function nextText({
  OrderRefundId,
  Method,
  State,
  NextTryAt,
}: Pick<Refund, 'OrderRefundId' | 'Method' | 'State' | 'NextTryAt'>) {
  if (NextTryAt !== null) {
    const nextTry = formatMoment(NextTryAt);
    return State === 'failed'
      ? `the gateway refused; the store tries again ${nextTry}`
      : `the store asks the gateway ${nextTry}`;
  }
  const isManual = Method === 'bank' || State === 'failed';
  return isManual ? `send it by hand, then: sent ${OrderRefundId} --reference NUMBER` : '';
}
