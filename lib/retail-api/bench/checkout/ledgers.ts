import { GATEWAYS } from '#lib/contract/index.ts';
import type { ShopDatabase } from './database.ts';

/** A payment as the sandbox has it. Amounts in paise. */
export interface SandboxPayment {
  id: string;
  gateway: string;
  /** The id of the payment attempt: its receipt or transaction number. */
  reference: string;
  amount: number;
  captured: boolean;
  /** The refunded amount. */
  refunded: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The stock of each SKU. */
export async function readStock(database: ShopDatabase): Promise<Map<string, number>> {
  const rows = await database.read<{ sku: string; quantity: number }>('select sku, quantity from skus');
  return new Map(rows.map(({ sku, quantity }) => [sku, Number(quantity)]));
}

const SOLD = `
  select order_lines.sku, sum(order_lines.quantity - order_lines.cancelled) as units
  from order_lines join orders on orders.number = order_lines.order_number
  where orders.hold in ('held', 'taken') group by order_lines.sku`;

async function readSold(database: ShopDatabase): Promise<Map<string, number>> {
  const rows = await database.read<{ sku: string; units: number }>(SOLD);
  return new Map(rows.map(({ sku, units }) => [sku, Number(units)]));
}

/**
 * The totals that no order may change: units of each SKU in stock and in orders together, paise on each gift card and
 * spent from it together.
 */
export async function readStockLevels(database: ShopDatabase): Promise<Map<string, number>> {
  const stock = await readStock(database);
  const add = (name: string, count: number) => stock.set(name, (stock.get(name) ?? 0) + count);
  for (const [sku, units] of await readSold(database)) add(sku, units);
  const cards = await database.read<{ id: string; balance: number }>('select id, balance from gift_cards');
  for (const { id, balance } of cards) add(`gift card ${id}`, Number(balance));
  const orders = await database.read<{ document: string }>(
    "select document from orders where hold in ('held', 'taken')",
  );
  for (const { document } of orders) {
    const spent: { id: string; amount: number }[] = JSON.parse(document).giftCards;
    for (const { id, amount } of spent) add(`gift card ${id}`, amount);
  }
  return stock;
}

interface StoredPayment {
  id: string;
  gateway_payment_id: string;
  amount: number;
  purpose: string;
  number: string | null;
  state: string | null;
  payable: number | null;
  refund: number | null;
}

/**
 * Compares the payments at the gateways with the payments, orders and refunds of the shop, and these with the stock,
 * exactly. Returns every difference as a sentence; none if all agree. `before`: the `readStockLevels` from the
 * beginning.
 */
export async function compareLedgers(
  database: ShopDatabase,
  sandbox: readonly SandboxPayment[],
  before: ReadonlyMap<string, number>,
): Promise<string[]> {
  return [
    ...(await compareMoney(database, sandbox)),
    ...(await compareStock(database, before)),
    ...(await compareGifts(database)),
    ...(await database.faults()),
  ];
}

async function compareMoney(database: ShopDatabase, sandbox: readonly SandboxPayment[]): Promise<string[]> {
  const stored = await database.read<StoredPayment>(`
    select payments.id, payments.gateway_payment_id, payments.amount, payments.purpose, orders.number, orders.state,
      orders.payable, (select sum(refunds.amount) from refunds where refunds.payment_id = payments.id) as refund
    from payments left join orders on orders.number = payments.subject_id and payments.subject = 'order'`);
  const found: string[] = [];
  const captured = sandbox.filter((payment) => payment.captured);
  const byId = new Map(stored.map((payment) => [payment.gateway_payment_id, payment]));
  for (const payment of captured) {
    const own = byId.get(payment.id);
    if (!own) found.push(`Payment ${payment.id} was taken, and the shop knows nothing of it.`);
    else if (Number(own.amount) !== payment.amount) found.push(`Payment ${payment.id} is of another amount.`);
    else if (own.purpose === 'surplus' && Number(own.refund ?? 0) !== payment.amount)
      found.push(`Payment ${payment.id} is for nothing, and does not go back.`);
    else if (own.purpose === 'settles' && !isSettled(own, payment.amount))
      found.push(`Payment ${payment.id} settles order ${own.number}, which is ${own.state} of ${own.payable}.`);
    if (payment.refunded > Number(own?.refund ?? 0)) found.push(`More of payment ${payment.id} went back than is due.`);
  }
  const capturedIds = new Set(captured.map(({ id }) => id));
  for (const payment of stored) {
    if (!capturedIds.has(payment.gateway_payment_id)) found.push(`Payment ${payment.id} was never taken.`);
  }
  const settled = new Set(stored.filter(({ purpose }) => purpose === 'settles').map(({ number }) => number));
  const orders = await database.read<{ number: string; payable: number }>(`
    select number, payable from orders
    where state = 'confirmed' and payable > 0 and payment_method in (${GATEWAYS.map((name) => `'${name}'`).join(', ')})`);
  for (const { number } of orders) if (!settled.has(number)) found.push(`Order ${number} is confirmed and not paid.`);
  return found;
}

/** The order is confirmed at this price, or cancelled with all of it on its way back. */
function isSettled({ state, payable, refund }: StoredPayment, amount: number): boolean {
  if (state === 'cancelled') return Number(refund ?? 0) === amount;
  return state === 'confirmed' && Number(payable) === amount;
}

async function compareStock(database: ShopDatabase, before: ReadonlyMap<string, number>): Promise<string[]> {
  const after = await readStockLevels(database);
  const differing = [...before].filter(([name, count]) => after.get(name) !== count);
  const below = [...(await readStock(database))].filter(([, quantity]) => quantity < 0);
  return [
    ...differing.map(([name, count]) => `Of ${name} there are ${after.get(name) ?? 0} where ${count} should be.`),
    ...below.map(([sku, quantity]) => `There are ${quantity} of ${sku} on the shelf.`),
  ];
}

async function compareGifts(database: ShopDatabase): Promise<string[]> {
  const cards = await database.read<{ id: string; balance: number; initial_amount: number }>(
    'select id, balance, initial_amount from gift_cards',
  );
  const used = await database.read<{ number: string; coupons: number; document: string }>(`
    select number, document,
      (select count(*) from coupon_redemptions where order_number = orders.number) as coupons
    from orders where hold in ('held', 'taken')`);
  const wrongCards = cards.filter(
    ({ balance, initial_amount }) => Number(balance) < 0 || Number(balance) > Number(initial_amount),
  );
  const wrongCoupons = used.filter(
    ({ document, coupons }) => Number(coupons) !== (JSON.parse(document).couponCode === '' ? 0 : 1),
  );
  const spent = await database.read<{ reference: string; amount: number }>(`
    select reference, sum(amount) as amount from gift_card_entries where kind <> 'issue' group by reference`);
  const spentBy = new Map(spent.map(({ reference, amount }) => [reference, Number(amount)]));
  const wrongSpending = used.filter(({ number, document }) => {
    const cardsOf: { amount: number }[] = JSON.parse(document).giftCards;
    return (spentBy.get(number) ?? 0) !== -sum(cardsOf.map(({ amount }) => amount));
  });
  return [
    ...wrongCards.map(({ id }) => `Gift card ${id} does not add up.`),
    ...wrongCoupons.map(({ number }) => `Order ${number} and its coupon do not agree.`),
    ...wrongSpending.map(({ number }) => `Order ${number} and its gift cards do not agree.`),
  ];
}
