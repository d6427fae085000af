import type {
  OrderAddressWire,
  OrderListItemWire,
  OrderProductWire,
  OrderRefundPlanWire,
  OrderWire,
} from '#lib/contract/index.ts';
import { localFact, localTitle } from '#lib/shared/language/local-fact.ts';
import { localStateName } from '#lib/shared/language/local-state-name.ts';
import * as paths from '#lib/shared/paths.ts';
import { storeSlug } from '#lib/shared/slugs.ts';
import { toPriceFigures } from '#lib/storefront/cart/transform.ts';
import { toEngraving } from '#lib/storefront/engraving/transform.ts';
import type {
  DeliveryPromise,
  Order,
  OrderAddress,
  OrderCollection,
  OrderEvent,
  OrderLine,
  OrderListItem,
  OrderRefund,
  OrderRefundPlan,
  Parcel,
  ReturnSummary,
} from './types.ts';

function toLine(wire: OrderProductWire): OrderLine {
  const saving = wire.OfferDiscount;
  return {
    id: wire.LineId,
    sku: wire.SKU,
    code: wire.ProductCode,
    title: localTitle(wire.ProductTitle),
    brand: wire.BrandName,
    category: wire.Category,
    department: wire.RootCategory,
    sizeName: wire.SizeName,
    colour: localFact(wire.ColorName),
    href: paths.product(wire.ProductUrl),
    withdrawn: wire.ProductUrl === '',
    photo: wire.ThumbnailImageUrl,
    quantity: wire.Quantity,
    cancelled: wire.CancelledQuantity,
    returned: wire.ReturnedQuantity,
    returnable: wire.ReturnableQuantity,
    returnUntil: wire.ReturnUntil,
    faultsOnly: wire.FaultsOnly ?? false,
    engraving: toEngraving(wire.Engraving),
    unitPrice: wire.UnitPrice,
    linePrice: wire.INRPrice,
    mrp: wire.MRP,
    offer: saving > 0 ? { title: wire.OfferTitle, saving } : null,
    couponDiscount: wire.CouponDiscount,
    netPrice: wire.NetPrice,
  };
}

/** Converts an address of an order. */
export function toOrderAddress(wire: OrderAddressWire): OrderAddress {
  return {
    fullName: wire.FullName,
    mobile: wire.Mobile,
    alternateMobile: wire.AlternateMobile,
    line1: wire.AddressLine1,
    line2: wire.AddressLine2,
    landmark: wire.Landmark,
    city: wire.City,
    state: localStateName(wire.State),
    stateCode: wire.StateCode,
    pincode: wire.Pincode,
  };
}

type Promised = Pick<OrderWire, 'EarliestDate' | 'LatestDate' | 'DeliveryDays'>;

/** Converts the promised delivery of an order. */
export function toPromise(wire: Promised): DeliveryPromise {
  return { earliestDate: wire.EarliestDate, latestDate: wire.LatestDate, days: wire.DeliveryDays };
}

/** Converts how an order is collected; null where it is delivered. */
export function toOrderCollection({ Collect }: Pick<OrderWire, 'Collect'>): OrderCollection | null {
  if (!Collect) return null;
  return {
    storeName: Collect.LocalName ?? Collect.StoreName,
    storeHref: paths.store(storeSlug(Collect.StoreName, Collect.StoreCode)),
    phone: Collect.Phone,
    promisedAt: Collect.PromisedAt,
    keptUntil: Collect.KeptUntil,
  };
}

/** Converts an event of an order. */
export function toEvent({ Kind, At, ReturnNumber }: OrderWire['Events'][number]): OrderEvent {
  return { kind: Kind, at: At, returnNumber: ReturnNumber };
}

/** Converts a parcel of an order. */
export function toParcel(wire: OrderWire['Parcels'][number]): Parcel {
  return {
    courier: wire.Courier,
    awb: wire.AWB,
    trackingUrl: wire.TrackingUrl,
    shippedAt: wire.ShippedAt,
    state: wire.State ?? null,
    items: (wire.Items ?? []).map(({ ProductTitle, Quantity }) => ({
      title: localTitle(ProductTitle),
      quantity: Quantity,
    })),
  };
}

/** Converts the summary of a return or exchange. */
export function toReturnSummary(wire: OrderWire['Returns'][number]): ReturnSummary {
  return {
    number: wire.ReturnNumber,
    kind: wire.Kind,
    state: wire.State,
    requestedAt: wire.RequestedAt,
    amount: wire.RefundAmount,
  };
}

/** Converts a refund of an order. */
function toOrderRefund(wire: OrderWire['OrderRefunds'][number]): OrderRefund {
  return {
    amount: wire.Amount,
    method: wire.Method,
    name: wire.Name,
    state: wire.State,
    at: wire.At,
    returnNumber: wire.ReturnNumber,
  };
}

/** Converts the planned destinations of an amount. */
export function toOrderRefundPlan(wire: OrderRefundPlanWire): OrderRefundPlan {
  return {
    amount: wire.Amount,
    parts: wire.Parts.map(({ Method, Name, Amount }) => ({ method: Method, name: Name, amount: Amount })),
  };
}

/** Converts what an order and its entry in a list have in common. */
function toOrderHead(wire: OrderListItemWire) {
  return {
    number: wire.OrderNumber,
    key: wire.OrderKey,
    state: wire.State,
    paymentMethod: wire.PaymentMethod,
    paymentState: wire.PaymentState,
    testPayment: wire.TestPayment,
    canPay: wire.CanPay,
    placedAt: wire.PlacedAt,
    count: wire.TotalQuantity,
    promise: toPromise(wire),
    collect: toOrderCollection(wire),
    returns: wire.Returns.map(toReturnSummary),
  };
}

/** Converts a placed order. */
export function toOrder(wire: OrderWire): Order {
  return {
    ...toOrderHead(wire),
    holdExpiresAt: wire.HoldExpiresAt,
    figures: {
      ...toPriceFigures(wire),
      total: wire.Total,
      exchangeCredit: wire.ExchangeCredit,
    },
    coupon: wire.CouponCode === '' ? null : { code: wire.CouponCode },
    refundAmount: wire.RefundAmount,
    supersedingNumber: wire.StandsInstead,
    lines: wire.Products.map(toLine),
    address: toOrderAddress(wire.Address),
    billingAddress: toOrderAddress(wire.BillingAddress),
    gstin: wire.GSTIN,
    mobile: wire.Mobile,
    email: wire.Email,
    isExpress: wire.Express ?? false,
    identityNeeded: wire.IdentityNeeded,
    gift: { wrap: wire.Gift.Wrap, message: wire.Gift.Message, hidePrices: wire.Gift.HidePrices },
    invoiceNumber: wire.InvoiceNumber,
    creditNotes: wire.CreditNotes.map((creditNote) => ({
      number: creditNote.CreditNoteNumber,
      issuedAt: creditNote.IssuedAt,
      amount: creditNote.Amount,
    })),
    actions: wire.Actions,
    events: wire.Events.map(toEvent),
    parcels: wire.Parcels.map(toParcel),
    orderRefunds: wire.OrderRefunds.map(toOrderRefund),
    dueAmount: wire.DueAmount,
    cancelReason: wire.CancelReason,
    exchangeOf: wire.ExchangeOf,
    preparedByStore: wire.PreparedByStore ?? false,
  };
}

/** Converts an order of a list. */
export function toOrderListItem(wire: OrderListItemWire): OrderListItem {
  return {
    ...toOrderHead(wire),
    total: wire.Total,
    payable: wire.PayableAmount,
    lines: wire.Products.map((line) => ({
      title: localTitle(line.ProductTitle),
      photo: line.ThumbnailImageUrl,
      quantity: line.Quantity,
    })),
  };
}
