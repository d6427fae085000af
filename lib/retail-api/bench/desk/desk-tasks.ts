import type { Api } from '../../app/app.ts';
import { settlementAt } from './fill-settlements.ts';
import { orderAt, peopleOf } from './shop-facts.ts';

/** Calls without fields, which are made by GET. */
const READS: ReadonlySet<string> = new Set(['SetUpState', 'BeginHints', 'WorkQueues']);

/** A kind of call of the desk: its name for people, and its fields, several so that no answer is the same row again. */
interface DeskTask {
  what: string;
  call: string;
  fields: readonly object[];
}

interface MeasuredShop {
  orders: number;
  /** Codes and SKUs of some products. */
  products: readonly { product_code: string; sku: string }[];
  /** Epoch milliseconds. */
  now: number;
  /** The month of today, such as `2026-11`. */
  month: string;
}

/** The calls that screens of the back office make as they open, page by page and search by search. */
export function deskTasks({ orders, products, now, month }: MeasuredShop): DeskTask[] {
  const some = [0.03, 0.21, 0.38, 0.55, 0.72, 0.9].map((share) => Math.floor(orders * share));
  const people = peopleOf(() => 0.5);
  const found = some.map((index) => ({ ...orderAt(index, orders, now), ...people(index % Math.ceil(orders / 2)) }));
  const searched = (what: string, texts: readonly string[]): DeskTask => ({
    what: `orders by ${what}`,
    call: 'DeskOrders',
    fields: texts.map((Search) => ({ Search })),
  });
  const task = (what: string, call: string, ...fields: readonly object[]): DeskTask => {
    return { what, call, fields: fields.length > 0 ? fields : [{}] };
  };
  const states = ['confirmed', 'packed', 'shipped', 'delivered', 'cancelled'];
  return [
    task('orders', 'DeskOrders', {}, { Page: 2 }, { Page: 10 }),
    task('orders, far behind', 'DeskOrders', { Page: Math.ceil(orders / 40) }, { Page: Math.ceil(orders / 22) }),
    ...states.map((State) => task(`orders, ${State}`, 'DeskOrders', { State }, { State, Page: 3 })),
    task('orders, late parcels', 'DeskOrders', { Late: true }),
    task('orders of a store', 'DeskOrders', { StoreCode: 'BLR01' }),
    searched(
      'number',
      found.map(({ number }) => number),
    ),
    searched(
      'AWB',
      found.map(({ awb }) => awb),
    ),
    searched(
      'HUID',
      found.map(({ huid }) => huid),
    ),
    searched(
      'serial',
      found.map(({ serial }) => serial),
    ),
    searched(
      'mobile',
      found.map(({ mobile }) => mobile),
    ),
    searched(
      'pincode',
      found.map(({ pincode }) => pincode),
    ),
    searched('name', ['asha rao', 'indu joshi', 'gita khan n50000', 'nobody at all']),
    searched('product', ['aarvane', 'ganga blue 137', 'watch']),
    task(
      'orders by words, cancelled',
      'DeskOrders',
      { State: 'cancelled', Search: 'asha' },
      { State: 'cancelled', Search: 'watch' },
    ),
    task('an order', 'DeskOrder', ...found.map(({ number: OrderNumber }) => ({ OrderNumber }))),
    task('products', 'ProductRecords', {}, { After: products.at(-1)?.product_code ?? '' }),
    task('products by words', 'ProductRecords', { Search: 'blue watch' }, { Search: 'ring gold' }, { Search: 'xyzzy' }),
    task('products by SKU', 'ProductRecords', ...products.map(({ sku: Search }) => ({ Search }))),
    task('products, sold out', 'ProductRecords', { State: 'sold-out' }),
    task('products, hidden', 'ProductRecords', { State: 'hidden' }),
    task('a product', 'ProductRecord', ...products.map(({ product_code: ProductCode }) => ({ ProductCode }))),
    task('stock of a product', 'ProductStock', ...products.map(({ product_code: Id }) => ({ Id }))),
    task('prices of a product', 'ProductPrices', ...products.map(({ product_code: Id }) => ({ Id }))),
    task('stock', 'StockReport', {}, { After: products.at(-1)?.sku ?? '' }),
    task('customers', 'DeskCustomers', {}, { Page: 20 }, { Page: Math.ceil(orders / 50) }),
    task('customers by mobile', 'DeskCustomers', ...found.map(({ mobile: Search }) => ({ Search }))),
    task('customers by name', 'DeskCustomers', { Search: 'asha' }, { Search: 'a' }, { Search: 'gita khan' }),
    task('a customer', 'DeskCustomer', ...found.map(({ id: CustomerId }) => ({ CustomerId }))),
    task('returns', 'DeskReturns', {}, { State: 'requested' }, { State: 'refunded', Page: 30 }),
    task('refunds to send', 'OrderRefundsDue'),
    task('approvals', 'ApprovalList', {}, { State: 'waiting' }, { State: 'done', Page: 20 }),
    task('audit', 'DeskAudit', {}, { Page: 40 }, ...found.map(({ number: Subject }) => ({ Subject }))),
    task('reviews', 'ReviewQueue', {}, { State: 'approved' }, { State: 'approved', Page: 50 }),
    task('questions', 'QuestionQueue', {}, { Task: 'unanswered' }),
    task('services', 'DeskServices'),
    task('set-up', 'SetUpState'),
    task('hints', 'BeginHints'),
    task('background work', 'WorkQueues'),
    task('sales of this month by day', 'SalesReport', { Month: month, By: 'day' }),
    task('settlements', 'SettlementList', { Month: month }, { Month: month, Page: 2 }),
    task(
      'lines of a settlement',
      'SettlementLines',
      ...[0, 7, 21].map((at) => ({ Gateway: 'razorpay', SettlementId: settlementAt(at) })),
    ),
  ];
}

/** Calls with the operator's key; each throws unless it succeeds. */
export function operatorCaller(api: Api, key: string) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return async (name: string, fields: object) => {
    const init = READS.has(name) ? { headers } : { method: 'POST', headers, body: JSON.stringify(fields) };
    const response = await api(new Request(`http://retail-api/${name}`, init));
    const text = await response.text();
    if (!text.startsWith('{"ReturnCode":0')) throw new Error(`${name} answered ${text.slice(0, 200)}`);
  };
}
