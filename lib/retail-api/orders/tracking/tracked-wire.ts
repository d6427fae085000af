import type { calls, DataOf, OrderWire } from '#lib/contract/index.ts';

type OrderStatusWire = DataOf<typeof calls.trackOrder>;
type TrackedOrderWire = DataOf<typeof calls.trackedOrderByToken>;

/** The status of an order, without its contents or its buyer. */
export function orderStatusWire(order: OrderWire): OrderStatusWire {
  const { OrderNumber, State, PaymentState, PlacedAt, EarliestDate, LatestDate, DeliveryDays, Collect } = order;
  const status = { OrderNumber, State, PaymentState, PlacedAt, EarliestDate, LatestDate, DeliveryDays };
  return Collect ? { ...status, Collect } : status;
}

/** The same with its contents and its location, but nothing about its buyer. */
export function trackedWire(order: OrderWire): TrackedOrderWire {
  const { CancelReason, Events, Parcels, Returns, Products } = order;
  return {
    ...orderStatusWire(order),
    CancelReason,
    Events,
    Parcels,
    Returns,
    Products: Products.map((line) => ({
      ProductTitle: line.ProductTitle,
      BrandName: line.BrandName,
      SizeName: line.SizeName,
      ColorName: line.ColorName,
      ThumbnailImageUrl: line.ThumbnailImageUrl,
      ProductUrl: line.ProductUrl,
      Quantity: line.Quantity,
      CancelledQuantity: line.CancelledQuantity,
      ReturnedQuantity: line.ReturnedQuantity,
    })),
  };
}
