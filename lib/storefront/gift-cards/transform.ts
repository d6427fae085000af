import type { calls, DataOf, GiftCardOrderWire } from '#lib/contract/index.ts';
import type { GiftCardBalance, GiftCardOrder } from './types.ts';

/** Converts a gift card order. */
export function toGiftCardOrder(wire: GiftCardOrderWire): GiftCardOrder {
  return {
    id: wire.OrderId,
    state: wire.State,
    paymentState: wire.PaymentState,
    gateways: wire.Gateways,
    amount: wire.Amount,
    recipientName: wire.RecipientName,
    recipientEmail: wire.RecipientEmail,
    testPayment: wire.TestPayment,
  };
}

/** Converts the balance of a gift card. */
export function toGiftCardBalance(wire: DataOf<typeof calls.giftCardBalance>): GiftCardBalance {
  return {
    lastDigits: wire.LastDigits,
    balance: wire.Balance,
    initialAmount: wire.InitialAmount,
    expiresAt: wire.ExpiresAt,
    expired: wire.Expired,
  };
}
