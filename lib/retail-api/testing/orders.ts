import type { Insertable, Kysely, Selectable } from 'kysely';
import type { OrderAddressWire } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import type { OrderDocument, OrderLineDocument } from '../orders/order-document.ts';
import type { OrderRow } from '../orders/order-repository.ts';
import { searchTextOfLine } from '../orders/rules/order-search.ts';

/** Overrides for `insertOrder`. Money in paise. */
interface OrderOptions extends Partial<Omit<Insertable<Database['orders']>, 'document'>> {
  document?: Partial<OrderDocument>;
  lines?: readonly LineOptions[];
}

interface LineOptions
  extends Partial<Omit<Selectable<Database['order_lines']>, 'document' | 'id' | 'order_number' | 'position'>> {
  document?: Partial<OrderLineDocument>;
}

export const TEST_ADDRESS: OrderAddressWire = {
  FullName: 'Asha Rao',
  Mobile: '9876543210',
  AlternateMobile: '',
  Pincode: '560001',
  AddressLine1: '12 Church Street',
  AddressLine2: '',
  Landmark: '',
  City: 'Bengaluru',
  StateCode: '29',
  State: 'Karnataka',
  Country: 'IN',
  GSTIN: '',
};

/**
 * Inserts an order of one seed watch, unpaid at Razorpay and without a stock hold, unless overridden. It takes nothing
 * out of stock, whatever its hold is.
 */
export async function insertOrder(db: Kysely<Database>, overrides: OrderOptions = {}): Promise<OrderRow> {
  const { document, lines = [{}], ...order } = overrides;
  const id = newId();
  const total = order.total ?? 12_594_00;
  const row = await db
    .insertInto('orders')
    .values({
      number: `SM-${id.slice(0, 8).toUpperCase().replaceAll(/[_-]/g, '0')}`,
      key: newId(),
      customer_id: null,
      basket_guid: newId(),
      purchase_id: newId(),
      state: 'payment-pending',
      hold: 'released',
      hold_expires_at: null,
      payment_method: 'razorpay',
      total,
      payable: total,
      placed_at: 0,
      confirmed_at: null,
      cancelled_at: null,
      invoice_number: null,
      invoiced_at: null,
      ...order,
      document: JSON.stringify({ ...testDocument(total), ...document }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const lineRows = lines.map(({ document: lineDocument, product_code = '1801AV01', ...line }, position) => ({
    id: newId(),
    order_number: row.number,
    position,
    sku: '1801AV01',
    product_code,
    search_text: searchTextOfLine({ ...TEST_LINE, ...lineDocument, productCode: product_code }),
    quantity: 1,
    net: 12_495_00,
    ...line,
    document: JSON.stringify({ ...TEST_LINE, ...lineDocument }),
  }));
  await db.insertInto('order_lines').values(lineRows).execute();
  return row;
}

/** The frozen document of an order of `insertOrder`; `total` in paise. */
export function testDocument(total = 12_594_00): OrderDocument {
  return {
    figures: {
      mrpTotal: 14_995_00,
      subtotal: 12_495_00,
      offerDiscount: 0,
      couponDiscount: 0,
      giftCouponDiscount: 0,
      shipping: 99_00,
      total,
      giftCardAmount: 0,
      payable: total,
      taxes: [{ gstPercent: 18, taxable: 10_672_88, tax: 1_921_12 }],
    },
    offers: [],
    couponCode: '',
    giftCouponCode: '',
    giftCards: [],
    address: TEST_ADDRESS,
    billingAddress: TEST_ADDRESS,
    gstin: '',
    pan: '',
    customer: { name: 'Asha Rao', mobile: '9876543210', email: 'asha@example.com' },
    promise: { earliestDate: '2026-11-23', latestDate: '2026-11-25', deliveryDays: '2-4' },
    identityNeeded: false,
    basketVersion: 1,
    testPayment: true,
  };
}

export const TEST_LINE: OrderLineDocument = {
  title: 'Aarvane Ganga Three-Hand Date Watch, Blue Dial',
  brand: 'Aarvane',
  rootCategory: 'Watches',
  category: "Men's Watches",
  colour: 'Blue',
  sizeName: null,
  thumbnail: '/images/thumbnail/1801AV01-1-00000000.webp',
  slug: 'aarvane-ganga-three-hand-date-watch-blue-dial-1801av01',
  hsnCode: '9102',
  gstPercent: 18,
  unitPrice: 12_495_00,
  mrp: 14_995_00,
  offerTitle: '',
  offerDiscount: 0,
  couponDiscount: 0,
  giftCouponDiscount: 0,
  shipping: 99_00,
  tax: 1_921_12,
  huid: '',
  metal: '',
  netWeightGrams: null,
  certificate: '',
};
