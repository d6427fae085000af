import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type CartWire, type Envelope, type OrderWire, type PaymentMethod, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { hashToken } from '../../core/secret-token.ts';
import { type Call, isCode, openBenchSession, successData } from './call.ts';
import type { Child } from './child.ts';

/** A customer who is signed in and has an address. */
export interface Shopper {
  token: string;
  address: string;
}

const ADDRESS = {
  FullName: 'Asha Rao',
  Mobile: '9876543210',
  AlternateMobile: '',
  Pincode: '560001',
  AddressLine1: '12 Residency Road',
  AddressLine2: '',
  Landmark: '',
  City: 'Bengaluru',
  StateCode: '29',
  Country: 'IN',
  Type: 'home',
  GSTIN: '',
};

/** Inserts signed-in customers with an address each. `series`: a digit that keeps their mobile numbers apart. */
export async function addShoppers(db: Kysely<Database>, count: number, series: number): Promise<Shopper[]> {
  const now = Date.now();
  const shoppers = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    token: newId(),
    address: randomUUID(),
    mobile: `9${series}${String(index).padStart(8, '0')}`,
  }));
  for (const chunk of chunksOf(shoppers)) {
    const blank = { email: '', name: 'Asha Rao', status_id: 1, created_at: now, modified_at: now };
    await db
      .insertInto('customers')
      .values(chunk.map(({ id, mobile }) => ({ id, mobile, ...blank })))
      .execute();
    await db
      .insertInto('customer_tokens')
      .values(
        chunk.map(({ id, token }) => ({
          token_hash: hashToken(token),
          customer_id: id,
          created_at: now,
          expires_at: now + DAY_MS,
          last_used_at: now,
        })),
      )
      .execute();
    const document = JSON.stringify(ADDRESS);
    await db
      .insertInto('addresses')
      .values(
        chunk.map(({ id, address }) => ({
          guid: address,
          customer_id: id,
          document,
          is_default: 1,
          created_at: now,
          modified_at: now,
        })),
      )
      .execute();
  }
  return shoppers;
}

/** The coupon and gift card of a buyer. */
interface BuyerDiscountCodes {
  CouponCode?: string;
  GCSessionId?: string;
}

/** A shopper with something in the cart, about to order. */
interface Buyer {
  call: Call;
  cart: CartWire;
  /** Places the order; calls with the same `key` are one intent. */
  place(key?: string): Promise<Envelope<OrderWire> | undefined>;
}

interface CheckoutPlan extends BuyerDiscountCodes {
  sku: string;
  slug: string;
  method: PaymentMethod;
  /** The quantity; defaults to one. */
  quantity?: number;
}

/** Adds a SKU to the cart of a shopper. `pick`: returns the process for each call. */
export async function fillCart(pick: () => Child, shopper: Shopper, plan: CheckoutPlan): Promise<Buyer> {
  const { sku, slug, method, quantity = 1, ...reductions } = plan;
  const call = await openBenchSession(pick, shopper.token);
  const line = { ProductUrl: slug, SKU: sku, Quantity: quantity, ...reductions };
  const cart = successData(await call<CartWire>('AddCart', line), 'AddCart');
  const body = {
    BasketGUID: cart.BasketGUID,
    ...reductions,
    AddressGUID: shopper.address,
    PaymentMethod: method,
    ExpectedAmount: cart.PayableAmount,
  };
  const place: Buyer['place'] = (key = newId()) => call<OrderWire>('PlaceOrder', { ...body, IdempotencyKey: key });
  return { call, cart, place };
}

/** Counts the orders and the refusals for lack of stock among answers; throws for any other answer. */
export function countOrders(answers: readonly (Envelope | undefined)[]): { placed: number; soldOut: number } {
  const placed = answers.filter((answer) => isCode(answer, 'Success')).length;
  const soldOut = answers.filter((answer) => isCode(answer, 'OutOfStock')).length;
  const other = answers.find((answer) => !isCode(answer, 'Success') && !isCode(answer, 'OutOfStock'));
  if (other !== undefined || placed + soldOut < answers.length) {
    throw new Error(`An order was answered ${other?.ReturnCode ?? 'by nothing'}, not ${RETURN_CODES.OutOfStock.code}.`);
  }
  return { placed, soldOut };
}
