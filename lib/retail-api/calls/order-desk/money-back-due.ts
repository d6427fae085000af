import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { readMoneyToSend } from '../../orders/money-to-send.ts';

/** Money that only the operator can send, the oldest first. */
export const moneyBackDue = handlerFor(calls.moneyBackDue, async (_request, { db }) => {
  const due = await readMoneyToSend(db);
  return succeed(
    due.map(({ id, orderNumber, way, amount, since, account, gatewayPaymentId }) => ({
      MoneyBackId: id,
      OrderNumber: orderNumber,
      Way: way,
      Amount: amount,
      Since: since,
      AccountName: account?.accountName ?? '',
      AccountNumber: account?.accountNumber ?? '',
      IFSC: account?.ifsc ?? '',
      GatewayPaymentId: gatewayPaymentId,
    })),
  );
});
