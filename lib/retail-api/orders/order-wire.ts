import type { Kysely } from 'kysely';
import {
  type OrderListItemWire,
  type OrderProductWire,
  type OrderWire,
  type PaymentState,
  toRupees,
} from '#lib/contract/index.ts';
import type { Database } from '../db/schema.ts';
import { canPay, paymentState } from '../domain/payments/payment-state.ts';
import { sum } from '../domain/pricing/sum.ts';
import { orderInstead } from './order-instead.ts';
import { type OrderMoney, readOrderMoney } from './order-money.ts';
import { type OrderLine, type OrderRow, readOrderDocument, readOrderLines } from './order-store.ts';

/** An order as the retail API sends it, as it stands at `now` (epoch milliseconds); paise become rupees here. */
export async function orderWire(db: Kysely<Database>, order: OrderRow, now: number): Promise<OrderWire> {
  const lines = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
  const money = (await readOrderMoney(db, [order.number]))(order.number);
  const document = readOrderDocument(order);
  const { couponCode, address, billingAddress, gstin, customer, identityNeeded } = document;
  const standing = standingOf(order, money);
  return {
    ...standing,
    ...figuresWire(document),
    CanPay: canPay({ state: order.state, paymentState: standing.PaymentState }, order.placed_at, now),
    HoldExpiresAt: order.hold_expires_at,
    CouponCode: couponCode,
    RefundAmount: toRupees(sum(money.refunds.map(({ amount }) => amount))),
    StandsInstead: money.payments.length > 0 ? await orderInstead(db, order) : '',
    TotalQuantity: countPieces(lines),
    Products: lines.map(productWire),
    Address: address,
    BillingAddress: billingAddress,
    GSTIN: gstin,
    Mobile: customer.mobile,
    Email: customer.email,
    IdentityNeeded: identityNeeded,
    InvoiceNumber: order.invoice_number ?? '',
  };
}

/** Orders as a list shows them. */
export async function orderListWire(db: Kysely<Database>, orders: readonly OrderRow[]): Promise<OrderListItemWire[]> {
  const numbers = orders.map(({ number }) => number);
  const lines = await readOrderLines(db, numbers);
  const money = await readOrderMoney(db, numbers);
  return orders.map((order) => {
    const own = lines.get(order.number) ?? [];
    return {
      ...standingOf(order, money(order.number)),
      TotalQuantity: countPieces(own),
      Products: own.map(({ quantity, document }) => ({
        ProductTitle: document.title,
        ThumbnailImageUrl: document.thumbnail,
        ProductUrl: document.slug,
        Quantity: quantity,
      })),
    };
  });
}

/** How the money of an order stands. */
export async function paymentStateOf(db: Kysely<Database>, order: OrderRow): Promise<PaymentState> {
  return stateOfMoney(order, (await readOrderMoney(db, [order.number]))(order.number));
}

function stateOfMoney(order: OrderRow, money: OrderMoney): PaymentState {
  return paymentState({
    state: order.state,
    confirmed: order.confirmed_at !== null,
    hold: order.hold,
    method: order.payment_method,
    ...money,
  });
}

/** What an order and its entry in a list have in common. */
function standingOf(order: OrderRow, money: OrderMoney) {
  const { promise, testPayment } = readOrderDocument(order);
  return {
    OrderNumber: order.number,
    OrderKey: order.key,
    State: order.state,
    PaymentMethod: order.payment_method,
    PaymentState: stateOfMoney(order, money),
    TestPayment: testPayment,
    PlacedAt: order.placed_at,
    Total: toRupees(order.total),
    EarliestDate: promise.earliestDate,
    LatestDate: promise.latestDate,
    DeliveryDays: promise.deliveryDays,
  };
}

function figuresWire({ figures, offers }: ReturnType<typeof readOrderDocument>) {
  return {
    TotalMRP: toRupees(figures.mrpTotal),
    TotalItemLevelDiscount: toRupees(Math.max(0, figures.mrpTotal - figures.subtotal)),
    SubTotal: toRupees(figures.subtotal),
    DiscountOfferText: offers.join(', '),
    DiscountOfferValue: toRupees(figures.offerDiscount),
    CouponDiscount: toRupees(figures.couponDiscount),
    GiftCouponDiscount: toRupees(figures.giftCouponDiscount),
    ShippingCharges: toRupees(figures.shipping),
    GiftCardAmount: toRupees(figures.giftCardAmount),
    PayableAmount: toRupees(figures.payable),
    CurrencySymbol: '₹',
    Taxes: figures.taxes.map(({ gstPercent, taxable, tax }) => ({
      GstPercent: gstPercent,
      TaxableAmount: toRupees(taxable),
      TaxAmount: toRupees(tax),
    })),
  };
}

function productWire({ id, sku, product_code, quantity, net, document }: OrderLine): OrderProductWire {
  return {
    LineId: id,
    SKU: sku,
    ProductCode: product_code,
    ProductTitle: document.title,
    BrandName: document.brand,
    RootCategory: document.rootCategory,
    Category: document.category,
    ColorName: document.colour,
    SizeName: document.sizeName,
    Quantity: quantity,
    UnitPrice: toRupees(document.unitPrice),
    INRPrice: toRupees(document.unitPrice * quantity),
    MRP: toRupees(document.mrp),
    ThumbnailImageUrl: document.thumbnail,
    ProductUrl: document.slug,
    GstPercent: document.gstPercent,
    HsnCode: document.hsnCode,
    OfferTitle: document.offerTitle,
    OfferDiscount: toRupees(document.offerDiscount),
    CouponDiscount: toRupees(document.couponDiscount),
    GiftCouponDiscount: toRupees(document.giftCouponDiscount),
    NetPrice: toRupees(net),
  };
}

function countPieces(lines: readonly OrderLine[]): number {
  return sum(lines.map(({ quantity }) => quantity));
}
