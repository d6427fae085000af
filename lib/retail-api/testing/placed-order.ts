import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { taxInside } from '#lib/shared/tax-inside.ts';
import { taxesByRate } from '../cart/pricing/taxes.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import { sum } from '../core/sum.ts';
import type { OrderDocument, OrderLineDocument } from '../orders/order-document.ts';
import type { OrderLine, OrderRow } from '../orders/order-repository.ts';
import { insertOrder, TEST_ADDRESS, TEST_LINE } from './orders.ts';

/** Overrides for a line of a test order; its tax is computed from the other fields. */
export type LineOptions = Partial<Omit<OrderLineDocument, 'tax'>> & { quantity?: number };

export interface OrderOptions {
  row?: Partial<OrderRow>;
  document?: Partial<Omit<OrderDocument, 'figures'>>;
  lines?: readonly LineOptions[];
  /** Amount paid by gift card, in paise. */
  giftCardAmount?: number;
}

export interface PlacedOrder {
  order: OrderRow;
  document: OrderDocument;
  lines: OrderLine[];
}

/** An order as placing one would freeze it, with totals computed from its lines. */
export function makeOrder({
  row,
  document: overrides,
  lines: givenLines = [{}],
  giftCardAmount = 0,
}: OrderOptions = {}) {
  const number = row?.number ?? `SM-${randomBytes(5).toString('hex').toUpperCase()}`;
  const lines = givenLines.map((line, position) => lineOf(number, position, line));
  const gross = (of: 'unitPrice' | 'mrp') => sum(lines.map((line) => line.document[of] * line.quantity));
  const total = sum(lines.map((line) => line.net + line.document.shipping));
  const sumOf = (of: 'offerDiscount' | 'couponDiscount' | 'giftCouponDiscount' | 'shipping') =>
    sum(lines.map((line) => line.document[of]));
  const payable = total - giftCardAmount;
  const document: OrderDocument = {
    figures: {
      mrpTotal: gross('mrp'),
      subtotal: gross('unitPrice'),
      offerDiscount: sumOf('offerDiscount'),
      couponDiscount: sumOf('couponDiscount'),
      giftCouponDiscount: sumOf('giftCouponDiscount'),
      shipping: sumOf('shipping'),
      total,
      giftCardAmount,
      payable,
      taxes: taxesByRate(
        lines.map(({ net, document: line }) => ({ ...line, price: net + line.shipping, tax: line.tax })),
      ),
    },
    offers: [],
    couponCode: '',
    giftCouponCode: '',
    giftCards: giftCardAmount > 0 ? [{ id: 'card', lastDigits: '4821', amount: giftCardAmount }] : [],
    address: TEST_ADDRESS,
    billingAddress: TEST_ADDRESS,
    gstin: '',
    pan: '',
    customer: { name: 'Asha Rao', mobile: '9876543210', email: 'asha@example.com' },
    promise: { earliestDate: '2026-11-24', latestDate: '2026-11-27', deliveryDays: '3-6' },
    identityNeeded: false,
    basketVersion: 1,
    testPayment: false,
    ...overrides,
  };
  const order: OrderRow = {
    number,
    key: newId(),
    customer_id: null,
    basket_guid: newId(),
    purchase_id: newId(),
    state: 'confirmed',
    hold: 'taken',
    hold_expires_at: null,
    payment_method: 'razorpay',
    total,
    payable,
    document: JSON.stringify(document),
    placed_at: Date.parse('2026-11-21T10:00:00Z'),
    confirmed_at: Date.parse('2026-11-21T10:01:00Z'),
    cancelled_at: null,
    cancel_reason: '',
    invoice_number: null,
    invoiced_at: null,
    exchange_of: '',
    exchange_credit: 0,
    placed_by: '',
    adds_to: '',
    delivered_at: null,
    ...row,
  };
  return { order, document, lines } satisfies PlacedOrder;
}

function lineOf(number: string, position: number, { quantity = 1, ...overrides }: LineOptions): OrderLine {
  const document = { ...TEST_LINE, shipping: 0, ...overrides };
  const { unitPrice, offerDiscount, couponDiscount, giftCouponDiscount, shipping, gstPercent } = document;
  const net = unitPrice * quantity - offerDiscount - couponDiscount - giftCouponDiscount;
  const sku = `1801AV0${position}`;
  const tax = taxInside(net + shipping, gstPercent);
  const row = {
    id: newId(),
    order_number: number,
    position,
    sku,
    product_code: sku,
    quantity,
    net,
    cancelled: 0,
    returned: 0,
    search_text: '',
  };
  return { ...row, document: { ...document, tax } };
}

/** Such an order, inserted into the database directly: stock, coupons and gift cards are not changed. */
export async function addOrder(db: Kysely<Database>, overrides: OrderOptions = {}): Promise<PlacedOrder> {
  const placed = makeOrder(overrides);
  const { order, document, lines } = placed;
  const { document: _written, ...row } = order;
  const bought = lines.map(
    ({ id: _id, order_number: _order, position: _position, search_text: _searchText, ...line }) => line,
  );
  await insertOrder(db, { ...row, document, lines: bought });
  return placed;
}
