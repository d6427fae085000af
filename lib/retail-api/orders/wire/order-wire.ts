import type { Kysely } from 'kysely';
import type { OrderAction, OrderListItemWire, OrderWire, PaymentState } from '#lib/contract/index.ts';
import { keysOf } from '#lib/contract/typed-keys.ts';
import { chargesWire, includedTaxesWire } from '../../cart/baskets/cart-wire.ts';
import type { Database } from '../../core/db/schema.ts';
import { optionsOn } from '../../core/site-options.ts';
import { sum } from '../../core/sum.ts';
import { canPay, paymentState } from '../../payments/rules/payment-state.ts';
import { readCollectionWires } from '../collect/collection-wire.ts';
import {
  type OrderLine,
  type OrderRow,
  readOrderDocument,
  readOrderLines,
  supersedingOrder,
} from '../order-repository.ts';
import { amountDue } from '../refunds/money-sources.ts';
import { type OrderPayments, readOrderMoney } from '../refunds/order-money.ts';
import { deliveredLine } from '../returns/line-facts.ts';
import { returnable } from '../returns/rules/returnable.ts';
import { allowedActions } from '../rules/allowed-actions.ts';
import { NO_GIFT } from '../rules/gift.ts';
import { afterSaleWire, orderRefundWire, returnsOf } from './after-sale-wire.ts';
import { lineWire } from './line-wire.ts';
import { readSlugs } from './product-links.ts';

const ACTIONS = {
  OrderCancel: 'cancel',
  OrderModify: 'modify',
  OrderReturn: 'return',
  OrderExchange: 'exchange',
} as const satisfies Record<string, OrderAction>;
const OPTIONS = keysOf(ACTIONS);

/** The actions that an order offers its customer at `now` (epoch milliseconds), by the site's options. */
async function actionsOf(
  db: Kysely<Database>,
  order: OrderRow,
  lines: readonly OrderLine[],
  now: number,
): Promise<OrderAction[]> {
  const { state, delivered_at } = order;
  const isCollected = readOrderDocument(order).collect !== undefined;
  const returnableQuantities = lines.map((line) => returnable(deliveredLine(line), delivered_at, now).quantity);
  const offered = (await optionsOn(db, OPTIONS)).map((option) => ACTIONS[option]);
  return allowedActions({ state, isCollected, returnable: sum(returnableQuantities), offered });
}

/** An order with the fields of the wire and its state at `now` (epoch milliseconds); amounts in paise. */
export async function orderWire(db: Kysely<Database>, order: OrderRow, now: number): Promise<OrderWire> {
  const lines = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
  const money = (await readOrderMoney(db, [order.number]))(order.number);
  const document = readOrderDocument(order);
  const { couponCode, address, billingAddress, gstin, customer, identityNeeded, express } = document;
  const status = statusOf(order, money, now);
  const slugs = await readSlugs(db, lines);
  return {
    ...status,
    ...figuresWire(document),
    HoldExpiresAt: order.hold_expires_at,
    CouponCode: couponCode,
    RefundAmount: refundOf(order, money),
    StandsInstead: money.payments.length > 0 ? await supersedingOrder(db, order) : '',
    TotalQuantity: countItems(lines),
    Products: lines.map((line) => lineWire(line, { slugs, deliveredAt: order.delivered_at, now })),
    Address: address,
    ...(await readCollectionWires(db, [order])).get(order.number),
    ...(express && { Express: true }),
    ...(order.placed_by !== '' && { PreparedByStore: true }),
    BillingAddress: billingAddress,
    GSTIN: gstin,
    Mobile: customer.mobile,
    Email: customer.email,
    IdentityNeeded: identityNeeded,
    Gift: document.gift ?? NO_GIFT,
    InvoiceNumber: order.invoice_number ?? '',
    ...(await afterSaleWire(db, order)),
    Actions: await actionsOf(db, order, lines, now),
    OrderRefunds: money.orderRefunds.map(orderRefundWire),
    DueAmount: dueOfMoney(order, money),
    ExchangeOf: order.exchange_of,
    ExchangeCredit: order.exchange_credit,
  };
}

/** Orders for a list, in wire format, at `now`. */
export async function orderListWire(
  db: Kysely<Database>,
  orders: readonly OrderRow[],
  now: number,
): Promise<OrderListItemWire[]> {
  const numbers = orders.map(({ number }) => number);
  const lines = await readOrderLines(db, numbers);
  const money = await readOrderMoney(db, numbers);
  const returns = await returnsOf(db, numbers);
  const slugs = await readSlugs(db, [...lines.values()].flat());
  const collections = await readCollectionWires(db, orders);
  return orders.map((order) => {
    const own = lines.get(order.number) ?? [];
    return {
      ...statusOf(order, money(order.number), now),
      ...collections.get(order.number),
      Returns: returns.get(order.number) ?? [],
      TotalQuantity: countItems(own),
      Products: own.map(({ quantity, product_code, document }) => ({
        ProductTitle: document.title,
        ThumbnailImageUrl: document.thumbnail,
        ProductUrl: slugs.get(product_code) ?? '',
        Quantity: quantity,
      })),
    };
  });
}

/** The payment state of an order. */
export async function paymentStateOf(db: Kysely<Database>, order: OrderRow): Promise<PaymentState> {
  const state = (await paymentStatesOf(db, [order])).get(order.number);
  if (state === undefined) throw new Error('An order has no payment state.');
  return state;
}

/** The payment states of several orders, by their numbers. */
export async function paymentStatesOf(
  db: Kysely<Database>,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, PaymentState>> {
  const money = await readOrderMoney(
    db,
    orders.map(({ number }) => number),
  );
  return new Map(orders.map((order) => [order.number, stateOfMoney(order, money(order.number))]));
}

function stateOfMoney(order: OrderRow, money: OrderPayments): PaymentState {
  return paymentState({
    state: order.state,
    confirmed: order.confirmed_at !== null,
    byStaff: order.placed_by !== '',
    hold: order.hold,
    due: dueOfMoney(order, money),
    ...money,
  });
}

/** Paise still due on delivery. */
function dueOfMoney(order: OrderRow, { orderRefunds }: OrderPayments): number {
  return amountDue(order, sum(orderRefunds.filter(({ method }) => method === 'due').map(({ amount }) => amount)));
}

/** The refund of payments that settled nothing, and of a cancelled order everything that was paid for it. In paise. */
function refundOf({ state }: OrderRow, { refunds, orderRefunds }: OrderPayments): number {
  const bought = state === 'cancelled' ? orderRefunds.filter(({ method }) => method !== 'due') : [];
  return sum([...refunds, ...bought].map(({ amount }) => amount));
}

/** The fields that an order and its list entry share. */
function statusOf(order: OrderRow, money: OrderPayments, now: number) {
  const { promise, testPayment, figures } = readOrderDocument(order);
  const PaymentState = stateOfMoney(order, money);
  return {
    OrderNumber: order.number,
    OrderKey: order.key,
    State: order.state,
    PaymentMethod: order.payment_method,
    PaymentState,
    TestPayment: testPayment,
    CanPay: canPay({ state: order.state, paymentState: PaymentState }, order.placed_at, now),
    PlacedAt: order.placed_at,
    Total: order.total,
    PayableAmount: figures.payable,
    EarliestDate: promise.earliestDate,
    LatestDate: promise.latestDate,
    DeliveryDays: promise.deliveryDays,
  };
}

function figuresWire({ figures, offers }: ReturnType<typeof readOrderDocument>) {
  return {
    TotalMRP: figures.mrpTotal,
    TotalItemLevelDiscount: Math.max(0, figures.mrpTotal - figures.subtotal),
    SubTotal: figures.subtotal,
    DiscountOfferText: offers.join(', '),
    DiscountOfferValue: figures.offerDiscount,
    CouponDiscount: figures.couponDiscount,
    GiftCouponDiscount: figures.giftCouponDiscount,
    ShippingCharges: figures.shipping,
    Charges: chargesWire(figures.charges ?? []),
    GiftCardAmount: figures.giftCardAmount,
    CurrencySymbol: '₹',
    Taxes: includedTaxesWire(figures.taxes),
  };
}

function countItems(lines: readonly OrderLine[]): number {
  return sum(lines.map(({ quantity }) => quantity));
}
