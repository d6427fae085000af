import type { OrderReturnWire, ReplacementWire } from '#lib/contract/index.ts';
import { localTitle } from '#lib/shared/language/local-fact.ts';
import * as paths from '#lib/shared/paths.ts';
import { toOrderAddress } from '#lib/storefront/orders/transform.ts';
import type { OrderReturn, ReplacementItem } from './types.ts';

/** Converts a replacement item. */
export function toReplacementItem({ ProductTitle, SizeName, ProductUrl, Price }: ReplacementWire): ReplacementItem {
  return { title: localTitle(ProductTitle), sizeName: SizeName, href: paths.product(ProductUrl), price: Price };
}

/** Converts a return. */
export function toOrderReturn(wire: OrderReturnWire): OrderReturn {
  return {
    number: wire.ReturnNumber,
    orderNumber: wire.OrderNumber,
    kind: wire.Kind,
    state: wire.State,
    requestedAt: wire.RequestedAt,
    events: wire.Events.map(({ State, At }) => ({ state: State, at: At })),
    lines: wire.Lines.map(({ Replacement, ...line }) => ({
      id: line.LineId,
      title: localTitle(line.ProductTitle),
      brand: line.BrandName,
      sizeName: line.SizeName,
      photo: line.ThumbnailImageUrl,
      href: paths.product(line.ProductUrl),
      withdrawn: line.ProductUrl === '',
      quantity: line.Quantity,
      reason: line.Reason,
      amount: line.Amount,
      replacement: Replacement && toReplacementItem(Replacement),
    })),
    comment: wire.Comment,
    photoIds: wire.PhotoIds,
    pickup: { address: toOrderAddress(wire.PickupAddress), day: wire.PickupDate, slot: wire.PickupSlot },
    refundTo: wire.RefundTo,
    accountDigits: wire.BankAccountDigits,
    itemsValue: wire.RefundAmount,
    difference: wire.Difference,
    exchangeEnd: wire.ExchangeEnd,
    storeNote: wire.StoreNote,
    parcel: wire.AWB === '' ? null : { courier: wire.Courier, awb: wire.AWB },
    replacement:
      wire.ReplacementOrderNumber === ''
        ? null
        : { number: wire.ReplacementOrderNumber, key: wire.ReplacementOrderKey },
    canWithdraw: wire.CanWithdraw,
  };
}
