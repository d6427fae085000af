import type { calls, DataOf } from '#lib/contract/index.ts';
import { localFact, localTitle } from '#lib/shared/language/local-fact.ts';
import * as paths from '#lib/shared/paths.ts';
import { toEvent, toOrderCollection, toParcel, toPromise, toReturnSummary } from '#lib/storefront/orders/transform.ts';
import type { TrackedOrder, TrackedStatus } from './types.ts';

/** Converts the status of an order. */
export function toTrackedStatus(wire: DataOf<typeof calls.trackOrder>): TrackedStatus {
  return {
    number: wire.OrderNumber,
    state: wire.State,
    paymentState: wire.PaymentState,
    placedAt: wire.PlacedAt,
    promise: toPromise(wire),
    collect: toOrderCollection(wire),
  };
}

/** Converts the status with the order's items and address. */
export function toTrackedOrder(wire: DataOf<typeof calls.trackedOrderByToken>): TrackedOrder {
  return {
    ...toTrackedStatus(wire),
    cancelReason: wire.CancelReason,
    events: wire.Events.map(toEvent),
    parcels: wire.Parcels.map(toParcel),
    returns: wire.Returns.map(toReturnSummary),
    lines: wire.Products.map((line, index) => ({
      id: `line-${index}`,
      title: localTitle(line.ProductTitle),
      brand: line.BrandName,
      sizeName: line.SizeName,
      colour: localFact(line.ColorName),
      href: paths.product(line.ProductUrl),
      withdrawn: line.ProductUrl === '',
      photo: line.ThumbnailImageUrl,
      quantity: line.Quantity,
      cancelled: line.CancelledQuantity,
      returned: line.ReturnedQuantity,
    })),
  };
}
