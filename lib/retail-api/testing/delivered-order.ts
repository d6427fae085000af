import type { Kysely } from 'kysely';
import type { Gateway } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import { sum } from '../core/sum.ts';
import { reserveStock } from '../orders/holds/stock.ts';
import type { OrderLineDocument } from '../orders/order-document.ts';
import type { OrderRow } from '../orders/order-repository.ts';
import { openAttempt } from '../payments/attempts.ts';
import { insertPayment } from '../payments/insert-payment.ts';
import { addGiftCard } from './gifts.ts';
import { insertOrder, testDocument } from './orders.ts';
import { SEED_PRODUCTS } from './seed.ts';

// All money is integer paise.

/** A line of a delivered order; `net` and `shipping` are for all its items. */
export interface DeliveredLine {
  sku: string;
  quantity: number;
  net: number;
  shipping?: number;
  document?: Partial<OrderLineDocument>;
}

export interface DeliveryOptions {
  customerId: string;
  /** Email address of the customer. */
  email?: string;
  lines: readonly DeliveredLine[];
  /** Amount paid by gift card; the remainder was paid at the gateway, or in cash if `cash` is set. */
  giftCard?: number;
  cash?: boolean;
  gateway?: Gateway;
  /** Epoch milliseconds. */
  now: number;
}

/** Inserts a paid and delivered order: its items have left the stock, and its payment and invoice exist. */
export async function deliveredOrder(db: Kysely<Database>, options: DeliveryOptions): Promise<OrderRow> {
  const {
    customerId,
    email = 'asha@example.com',
    lines,
    giftCard = 0,
    cash = false,
    gateway = 'razorpay',
    now,
  } = options;
  const total = sum(lines.map(({ net, shipping = 0 }) => net + shipping));
  const payable = total - giftCard;
  const giftCards = giftCard > 0 ? [await spentCard(db, giftCard, now)] : [];
  const order = await insertOrder(db, {
    customer_id: customerId,
    state: 'delivered',
    hold: 'taken',
    total,
    payable,
    payment_method: cash ? 'cash-on-delivery' : payable > 0 ? gateway : 'gift-card',
    placed_at: now,
    confirmed_at: now,
    delivered_at: now,
    invoice_number: `TEST2627-${newId().slice(0, 7)}`,
    invoiced_at: now,
    document: {
      figures: { ...testDocument(total).figures, giftCardAmount: giftCard, payable },
      giftCards,
      customer: { name: 'Asha Rao', mobile: '9876543210', email },
    },
    lines: lines.map(bought),
  });
  await db.transaction().execute(async (transaction) => {
    const pieces = lines.map(({ sku, quantity }) => ({ sku, quantity }));
    const reserved = await reserveStock(transaction, { number: order.number, items: pieces, now });
    if (reserved.code !== 'Success') throw new Error('The shelf of the test is empty.');
    for (const { id, amount } of giftCards) await insertCardEntry(transaction, id, -amount, order.number, now);
    if (payable === 0 || cash) return;
    const attempt = await openAttempt(transaction, {
      subject: 'order',
      subjectId: order.number,
      gateway,
      amount: payable,
      test: true,
      now,
    });
    const update = { kind: 'captured', gatewayPaymentId: `pay_${attempt.id}`, amount: payable } as const;
    const paymentId = await insertPayment(
      transaction,
      attempt,
      { ...update, currency: 'INR', instrument: 'upi', reason: '' },
      now,
    );
    await transaction.updateTable('payments').set({ purpose: 'settles' }).where('id', '=', paymentId).execute();
    await transaction.updateTable('payment_attempts').set({ state: 'captured' }).where('id', '=', attempt.id).execute();
  });
  return order;
}

/** A gift card of twice the amount, half of which was spent. */
async function spentCard(db: Kysely<Database>, amount: number, now: number) {
  const { id, pair } = await addGiftCard(db, now, { initial_amount: 2 * amount, balance: amount });
  await insertCardEntry(db, id, 2 * amount, id, now);
  return { id, lastDigits: pair.Number.slice(-4), amount };
}

async function insertCardEntry(db: Kysely<Database>, cardId: string, amount: number, reference: string, now: number) {
  const kind = amount < 0 ? 'spend' : 'issue';
  await db
    .insertInto('gift_card_entries')
    .values({ id: newId(), card_id: cardId, kind, amount, reference, at: now })
    .execute();
}

function bought({ sku, quantity, net, shipping = 0, document }: DeliveredLine) {
  const product = SEED_PRODUCTS.find(({ sizes }) => sizes.some((size) => size.sku === sku));
  const size = product?.sizes.find((one) => one.sku === sku);
  if (!product || !size) throw new Error('The seed has no such SKU.');
  const jewellery = product.sizes.length > 1;
  const kind = jewellery
    ? { rootCategory: 'Jewellery', category: 'Rings', gstPercent: 3 }
    : { rootCategory: 'Watches', category: "Men's Watches", gstPercent: 18 };
  return {
    sku,
    product_code: product.code,
    quantity,
    net,
    document: { ...kind, title: product.title, sizeName: size.sizeName, unitPrice: size.price, shipping, ...document },
  };
}
