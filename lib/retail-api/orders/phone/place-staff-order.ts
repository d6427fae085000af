import type { Transaction } from 'kysely';
import type { PaymentMethod, PhonePayment } from '#lib/contract/index.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { addQuantity } from '../../cart/baskets/put-line.ts';
import { cashLimit } from '../../cart/delivery/delivery-conditions.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { readCartLimits } from '../../core/site-options.ts';
import type { CustomerRow } from '../../customers/account/as-customer.ts';
import type { Payments } from '../../payments/gateway.ts';
import { needsPan } from '../../payments/rules/needs-pan.ts';
import { holdOrder } from '../holds/hold-order.ts';
import type { SkuQuantity } from '../holds/stock.ts';
import { type OrderRow, readOrder } from '../order-repository.ts';
import { checkMethod } from '../placing/check-method.ts';
import { confirmOrder } from '../placing/confirm-order.ts';
import type { Destination } from '../placing/destination.ts';
import { priceOrder } from '../placing/price-order.ts';
import { type StaffAddition, writeOrder } from '../placing/write-order.ts';
import { NO_GIFT } from '../rules/gift.ts';

/** An order that staff place for a locked customer. */
interface StaffOrder {
  customer: CustomerRow;
  lines: readonly SkuQuantity[];
  /** The field of the request that they stand in, for a refusal. */
  linesField: 'Lines' | 'Add';
  destination: Destination;
  gstin: string;
  pan: string;
  couponCode: string;
  payment: PhonePayment;
  /** The total in paise that the staff member saw; null in a dry run. */
  expectedTotal: number | null;
  /** The staff member. */
  by: string;
  /** The order that its items are packed with, and what they replace there; its shipping is paid already. */
  addition?: StaffAddition;
}

type PlaceContext = Pick<CoreContext, 'siteUrl' | 'secret'> & { payments: Payments } & {
  /** Epoch milliseconds. */
  now: number;
};

/**
 * Places an order of staff, priced and checked by the rules of the checkout: it holds nothing until it is being paid, or is
 * confirmed at once if nothing is to be paid at a gateway. In a dry run the caller rolls back. Refuses as
 * `PlacePhoneOrder` says.
 */
export async function placeStaffOrder(
  transaction: Transaction<Database>,
  staffOrder: StaffOrder,
  context: PlaceContext,
): Promise<Outcome<OrderRow>> {
  const { customer, destination, pan: PAN, gstin: GSTIN, couponCode: CouponCode, addition } = staffOrder;
  const { now } = context;
  const guid = await fillBasket(transaction, staffOrder, now);
  if (guid.code !== 'Success') return guid;
  const codes = { CouponCode, GCSessionId: '', GiftCouponRequestId: '', ExpectedAmount: staffOrder.expectedTotal };
  const isCash = staffOrder.payment === 'cash-on-delivery';
  const Express = destination.handover.by === 'courier' && destination.handover.express !== null;
  const pricing = { ...codes, Express, isAddition: addition !== undefined, Gift: NO_GIFT, isCash };
  const priced = await priceOrder(transaction, guid.data, pricing, { customerId: customer.id, now });
  if (priced.code !== 'Success') return withTotal(priced);
  const { price } = priced.data.priced;
  const joinedTotal = addition?.joinedTotal ?? 0;
  if (needsPan(price.total + joinedTotal) && PAN === '') return fail('PanRequired');
  const PaymentMethod = methodOf(staffOrder.payment, price.payable, context.payments);
  if (PaymentMethod === null) return fail('PaymentUnavailable');
  const ordered = { ...priced.data, ...destination };
  const refused = await checkMethod(transaction, PaymentMethod, ordered, { ...context, customerId: customer.id });
  if (refused) return refused;
  if (PaymentMethod === 'cash-on-delivery' && price.payable + joinedTotal > cashLimit())
    return fail('MethodNotOffered', undefined, { Reason: 'value' });
  const request = { GSTIN, PAN, Gift: NO_GIFT, PaymentMethod };
  const draft = {
    ...ordered,
    request,
    customer,
    basket: { guid: guid.data, version: 0 },
    giftCouponCode: '',
    joinedTotal,
    now,
  };
  const order = await writeOrder(transaction, draft, { ...context, staff: { by: staffOrder.by, addition } });
  if (PaymentMethod !== 'cash-on-delivery' && price.payable > 0) return succeed(order);
  const unheld = await holdOrder(transaction, order, now);
  if (unheld) return unheld;
  // A dry run ends here, because a confirmation is counted.
  if (staffOrder.expectedTotal === null) return succeed(order);
  const confirmation = await confirmOrder(transaction, order.number, context);
  if (confirmation !== 'confirmed') throw new Error(`A new order could not be confirmed: ${confirmation}.`);
  return succeed((await readOrder(transaction, order.number)) ?? order);
}

/** Puts the lines into a basket of nobody, which prices them as any cart; refuses with the field of the line. */
async function fillBasket(
  transaction: Transaction<Database>,
  { lines, linesField }: Pick<StaffOrder, 'lines' | 'linesField'>,
  now: number,
): Promise<Outcome<string>> {
  const guid = newId();
  await transaction
    .insertInto('baskets')
    .values({ guid, customer_id: null, version: 0, created_at: now, changed_at: now })
    .execute();
  const limits = await readCartLimits(transaction);
  for (const [index, { sku, quantity: units }] of lines.entries()) {
    const refused = await addQuantity(transaction, guid, { sku, engraving: '', units, limits, now });
    if (refused) return refusedLine(refused, linesField, `Line ${index + 1} (${sku})`);
  }
  return succeed(guid);
}

/** Says the total that a staff member did not expect. */
function withTotal(refused: Outcome<never>): Outcome<never> {
  const total = refused.code === 'PriceChanged' ? refused.data?.PayableAmount : undefined;
  if (refused.code !== 'PriceChanged' || total === undefined) return refused;
  return fail('PriceChanged', `The total is now ${formatPaise(total)}: tell the customer, and use that.`, refused.data);
}

function refusedLine(refused: Outcome<never>, field: string, line: string): Outcome<never> {
  const refuse = (message: string) => invalidField(field, `${line}: ${message}`);
  if (refused.code === 'NotFound') return refuse('there is no such SKU.');
  if (refused.code === 'OutOfStock') return refuse('it is sold out.');
  if (refused.code !== 'QuantityLimit') return refused;
  return refuse(`at most ${refused.data?.Maximum ?? 0} can be ordered.`);
}

function methodOf(payment: PhonePayment, payable: number, { gateways }: Payments): PaymentMethod | null {
  if (payable === 0) return 'gift-card';
  if (payment === 'cash-on-delivery') return payment;
  const [gateway] = gateways.keys();
  return gateway ?? null;
}
