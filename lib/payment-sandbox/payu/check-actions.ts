import type { RefundRecord, RefundStatus } from '../ledger/records.ts';
import type { Sandbox } from '../sandbox.ts';
import { formatPayuAmount } from './amounts.ts';
import type { Command, ServiceReply } from './command.ts';

const REFUND_STATUS: Record<RefundStatus, string> = { pending: 'queued', processed: 'success', failed: 'failure' };

/**
 * Returns the status of refunds (docs.payu.in: check_action_status): that of the request var1 or, with var2
 * `payuid`, all of the payment var1.
 */
export function checkActions({ ledger }: Sandbox, { var1, var2 }: Command): ServiceReply {
  const byRequest = [ledger.refund(var1)].filter((refund) => refund !== null);
  const found = (var2 === 'payuid' ? ledger.refundsOf(var1) : byRequest).filter(({ gateway }) => gateway === 'payu');
  const isKnown = found.length > 0;
  return {
    status: isKnown ? 1 : 0,
    msg: `${isKnown ? 1 : 0} out of 1 Transactions Fetched Successfully`,
    transaction_details: {
      [var1]: isKnown
        ? Object.fromEntries(found.map((refund) => [refund.id, actionOf(refund)]))
        : 'No action status found',
    },
  };
}

function actionOf(refund: RefundRecord): ServiceReply {
  return {
    mihpayid: refund.paymentId,
    bank_ref_num: refund.id,
    request_id: refund.id,
    amt: formatPayuAmount(refund.amount),
    mode: 'UPI',
    action: 'refund',
    token: refund.key,
    status: REFUND_STATUS[refund.status],
    bank_arn: null,
    settlement_id: null,
    amount_settled: null,
    UTR_no: null,
    value_date: null,
    refund_mode: 'Back to Source',
  };
}
