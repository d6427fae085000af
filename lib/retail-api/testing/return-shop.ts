import type {
  calls,
  DataOf,
  OrderReturnWire,
  OrderWire,
  RequestOf,
  ReturnReason,
  ReturnStep,
} from '#lib/contract/index.ts';
import type { Engine } from '../core/db/engine.ts';
import { newId } from '../core/db/new-id.ts';
import { type OrderLine, type OrderRow, readOrderLines } from '../orders/order-repository.ts';
import { expireExchanges } from '../orders/returns/expire-exchanges.ts';
import { pickupDates } from '../orders/returns/rules/pickup-dates.ts';
import { addCustomer, type TestCustomer } from './add-customer.ts';
import { type ApiCaller, addCustomerToken, dataOf, signInSession } from './api-caller.ts';
import { createTestApi } from './create-test-api.ts';
import { type DeliveredLine, type DeliveryOptions, deliveredOrder } from './delivered-order.ts';
import { WATCH } from './demo-skus.ts';
import { eraseShoppers } from './erase-shoppers.ts';
import { FakeGateways } from './fake-gateway.ts';
import { FakeUploadMaker } from './fake-upload-maker.ts';
import { refundedParts, restock } from './ledgers.ts';
import { deskCaller, OPERATOR_KEY } from './operator.ts';
import { reportPayment } from './report-payment.ts';

export const RETURN_NOW = Date.parse('2026-11-21T06:00:00Z');
/** A bank account that a refund goes to. */
export const TEST_BANK = { AccountName: 'Asha Rao', AccountNumber: '123456789012', IFSC: 'HDFC0001234' };
/** Another address than that of the order. */
export const PICKUP_ADDRESS = {
  FullName: 'Asha Rao',
  Mobile: '9876543210',
  Pincode: '560001',
  AddressLine1: '7 Lake View',
  City: 'Bengaluru',
  StateCode: '29',
};
/** A line of two watches, with what was paid for them and their delivery, in paise. */
export const TWO_WATCHES = { sku: WATCH, quantity: 2, net: 24_990_00, shipping: 99_00 };

/** Items to be returned: `line` is the index of the line in the order. */
export interface RequestedItem {
  line?: number;
  quantity?: number;
  reason?: ReturnReason;
  /** SKU of the replacement. */
  replacement?: string;
}

type Fields = Partial<RequestOf<typeof calls.requestReturn>>;
type Plan = DataOf<typeof calls.orderRefundPreview>;

/** A customer with a delivered order. */
export interface Delivered {
  /** With the language in which they call; English where it is missing. */
  customer: TestCustomer & { language?: string };
  order: OrderRow;
  lines: readonly OrderLine[];
}

/** A shop with delivered orders; tests set its clock and gateways. */
export async function returnShop(engine: Engine) {
  const clock = { now: RETURN_NOW };
  const gateways = new FakeGateways();
  const connected = new Map(gateways.payments().gateways);
  const uploads = new FakeUploadMaker();
  const api = await createTestApi({
    engine,
    catalogue: 'seed',
    now: () => clock.now,
    payments: { gateways: connected, test: true },
    operatorKey: OPERATOR_KEY,
    uploads,
  });
  const { db } = api.context;
  const sessions = new Map<string, ApiCaller>();
  /** A JWT and a customer token are only valid for a while, and days pass in tests. */
  const as = async ({ id, language }: Pick<Delivered['customer'], 'id' | 'language'>): Promise<ApiCaller> => {
    const key = `${id} ${language} ${clock.now}`;
    const cached = sessions.get(key);
    if (cached) return cached;
    const caller = await signInSession(api.handle, await addCustomerToken(api.context, id), language);
    sessions.set(key, caller);
    return caller;
  };
  const linesOf = async (number: string) => (await readOrderLines(db, [number])).get(number) ?? [];
  const requestedLines = (lines: readonly OrderLine[], items: readonly RequestedItem[]) =>
    items.map(({ line = 0, quantity = 1, reason = 'changed-mind', replacement = '' }) => ({
      LineId: lines[line]?.id ?? '',
      Quantity: quantity,
      Reason: reason,
      ReplacementSKU: replacement,
    }));

  const plan = async ({ customer, order, lines }: Delivered, items: readonly RequestedItem[], fields: Fields = {}) =>
    (await as(customer)).post<Plan>('OrderRefundPreview', {
      OrderNumber: order.number,
      For: fields.Kind ?? 'return',
      Lines: requestedLines(lines, items),
      RefundTo: fields.RefundTo ?? 'source',
    });
  const request = async (given: Delivered, items: readonly RequestedItem[] = [{}], fields: Fields = {}) => {
    const planned = (await plan(given, items, fields)).Data;
    return (await as(given.customer)).post<OrderReturnWire & Record<string, unknown>>('RequestReturn', {
      OrderNumber: given.order.number,
      Kind: 'return',
      Lines: requestedLines(given.lines, items),
      PickupDate: pickupDates(clock.now)[0],
      PickupSlot: 'morning',
      SealIntact: true,
      TagsOn: true,
      ExpectedRefund: planned?.Amount ?? 0,
      ExpectedDifference: planned?.Difference ?? 0,
      IdempotencyKey: newId(),
      ...fields,
    });
  };
  const desk = deskCaller(api.handle);
  const advance = (ReturnNumber: string, Step: ReturnStep, fields: object = {}) =>
    desk<OrderReturnWire & Record<string, unknown>>('AdvanceReturn', {
      ReturnNumber,
      Step,
      Operator: 'Meera',
      IdempotencyKey: newId(),
      ...(REASONED.includes(Step) ? { Reason: 'The tag is missing.' } : {}),
      ...(Step === 'send-back' ? { Courier: 'Blue Dart', AWB: 'BD123' } : {}),
      ...fields,
    });
  return {
    api,
    db,
    clock,
    gateways,
    as,
    plan,
    request,
    desk,
    advance,
    linesOf,
    async reset() {
      clock.now = RETURN_NOW;
      gateways.forget();
      for (const [name, gateway] of gateways.payments().gateways) connected.set(name, gateway);
      await eraseShoppers(db);
      await db.deleteFrom('uploads').execute();
      await restock(db);
    },
    /** A customer whose order has just been delivered: one watch for ₹12,495, paid at a gateway, unless overridden. */
    async delivered(
      lines: readonly DeliveredLine[] = [ONE_WATCH],
      given: Partial<DeliveryOptions> = {},
    ): Promise<Delivered> {
      const email = given.email ?? 'asha@example.com';
      const customer = await addCustomer(api, { name: 'Asha Rao', email });
      const order = await deliveredOrder(db, { customerId: customer.id, lines, now: clock.now, ...given, email });
      return { customer, order, lines: await linesOf(order.number) };
    },
    /** The same, but throws if refused. */
    async requested(given: Delivered, items?: readonly RequestedItem[], fields?: Fields): Promise<OrderReturnWire> {
      return dataOf(await request(given, items, fields), 'RequestReturn');
    },
    /** The gateway captures the payment of the newest attempt to pay an order. */
    pays: (orderNumber: string) => reportPayment(api, orderNumber),
    /** The shop has no gateway, until it is reset. */
    closeGateways: () => connected.clear(),
    expire: () => expireExchanges(api.context),
    /** Advances a return by steps of the order desk, each of which must succeed. */
    async advanced(
      number: string,
      ...steps: readonly (ReturnStep | readonly [ReturnStep, object])[]
    ): Promise<OrderReturnWire> {
      let data: OrderReturnWire | null = null;
      for (const step of steps) {
        const [name, fields] = typeof step === 'string' ? [step, {}] : step;
        data = dataOf(await advance(number, name, fields), name);
      }
      if (!data) throw new Error('No step was made.');
      return data;
    },
    async order({ customer }: Pick<Delivered, 'customer'>, OrderNumber: string): Promise<OrderWire> {
      return dataOf(await (await as(customer)).post<OrderWire>('OrderDetails', { OrderNumber }), 'OrderDetails');
    },
    mails: async () =>
      await db
        .selectFrom('outbox')
        .select(['kind', 'channel', 'recipient', 'subject', 'body'])
        .orderBy('created_at')
        .execute(),
    /** The body of the refund mail. */
    refundMail: async () =>
      (await db.selectFrom('outbox').select(['subject', 'body']).execute()).find(({ subject }) =>
        subject.startsWith('Your refund'),
      )?.body,
    orderRefunds: () => refundedParts(db),
  };
}

const REASONED: readonly ReturnStep[] = ['refuse', 'fail', 'end-exchange'];

export type ReturnShop = Awaited<ReturnType<typeof returnShop>>;

const ONE_WATCH: DeliveredLine = { sku: WATCH, quantity: 1, net: 12_495_00, shipping: 99_00 };
