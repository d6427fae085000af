import { type OrderState, type OrderStep, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { newId } from '../core/db/new-id.ts';
import { sum } from '../core/sum.ts';
import { readOrderLines } from '../orders/order-repository.ts';
import { paidLine } from '../orders/returns/line-facts.ts';
import { cancelledValue, type PaidLine } from '../orders/rules/line-value.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { type Cancel, type Command, PRICES, type Purchase, RINGS, SKUS } from './order-commands.ts';
import type { Bought, OrderShop } from './order-shop.ts';
import { TEST_ADDRESS } from './orders.ts';
import { setDelivery } from './shop-rules.ts';

/** Initial stock of each SKU. */
const STOCK = 20;

interface ModelLine extends PaidLine {
  id: string;
  sku: string;
  cancelled: number;
}

/** The expected state of an order. */
interface ModelOrder {
  bought: Bought;
  state: OrderState;
  lines: ModelLine[];
  /** Number of payments beside the one that settled the order. */
  surplus: number;
  /** Lines of a parcel that came back undelivered; `isShelved`: whether they were restocked. */
  undelivered: string[];
  isShelved: boolean;
}

/** The steps again, by hand: the model must not know the table of the code that it checks. */
const AFTER: Readonly<Partial<Record<OrderState, Partial<Record<OrderStep, OrderState>>>>> = {
  confirmed: { pack: 'packed', cancel: 'cancelled' },
  packed: { mark: 'packed', ship: 'shipped', cancel: 'cancelled' },
  shipped: {
    mark: 'shipped',
    'correct-parcel': 'shipped',
    'out-for-delivery': 'out-for-delivery',
    deliver: 'delivered',
    undelivered: 'cancelled',
  },
  'out-for-delivery': {
    mark: 'out-for-delivery',
    'correct-parcel': 'out-for-delivery',
    deliver: 'delivered',
    undelivered: 'cancelled',
  },
  delivered: { mark: 'delivered' },
};

/** Changes and advances orders, and keeps a small model of their expected state. */
export class OrderModelRun {
  readonly orders: ModelOrder[] = [];
  readonly #shop: OrderShop;

  constructor(shop: OrderShop) {
    this.#shop = shop;
  }

  /** Resets the shop and its stock. */
  async begin(): Promise<void> {
    await this.#shop.reset(Object.fromEntries(SKUS.map((sku) => [sku, STOCK])));
    setDelivery({ charge: 99 });
    for (const [sku, price] of Object.entries(PRICES)) {
      await this.#shop.db.updateTable('skus').set({ price }).where('sku', '=', sku).execute();
    }
  }

  async buy({ items, cardPercent, cash, coupon, giftCoupon }: Purchase): Promise<void> {
    const price = sum(items.map(([sku, quantity]) => (PRICES[sku] ?? 0) * quantity));
    const onCards = cardPercent === 100 ? price + 99_00 : Math.floor((price * cardPercent) / 100);
    const isCash = cash && price - onCards < 9_000_00;
    // Only one gift coupon exists.
    const isGiven = giftCoupon && this.orders.length === 0;
    const bought = await this.#shop.bought({
      items,
      coupon,
      giftCoupon: isGiven,
      cards: onCards > 0 ? [Math.ceil(onCards / 2), Math.floor(onCards / 2)] : [],
      method: isCash ? 'cash-on-delivery' : 'razorpay',
    });
    const { OrderNumber } = bought.order;
    const lines = (await readOrderLines(this.#shop.db, [OrderNumber])).get(OrderNumber) ?? [];
    this.orders.push({
      bought,
      state: 'confirmed',
      surplus: 0,
      undelivered: [],
      isShelved: false,
      lines: lines.map((line) => ({ ...paidLine(line), id: line.id, sku: line.sku })),
    });
  }

  async run(command: Command): Promise<void> {
    if (command.kind === 'gateway') return this.#hear(command);
    const order = this.orders[command.order % this.orders.length];
    if (!order) throw new Error('Nothing was bought.');
    if (command.kind === 'cancel') return this.#cancel(order, command);
    if (command.kind === 'cancel-all') return this.#cancelAll(order);
    if (command.kind === 'cancelled-and-packed') return this.#cancelAndPack(order);
    if (command.kind === 'size') return this.#size(order, command.line, command.sku);
    if (command.kind === 'address') return this.#address(order);
    if (command.kind === 'step') return this.#step(order, command.step);
    return this.#payAgain(order);
  }

  async #cancel(order: ModelOrder, { line: at, quantity, card, how }: Cancel): Promise<void> {
    const line = order.lines[at % order.lines.length];
    if (!line) return;
    const left = line.quantity - line.cancelled;
    const request = {
      Lines: [{ LineId: line.id, Quantity: quantity }],
      RefundTo: card ? 'gift-card' : 'source',
      IdempotencyKey: newId(),
    };
    const seen = await this.#shop.preview(order.bought, { Lines: request.Lines, RefundTo: request.RefundTo });
    const fields = { ...request, ExpectedRefund: seen.Data?.Amount ?? 0 };
    const before = await this.#noted(order);
    const secondRequest = how === 'at once' ? { ...fields, IdempotencyKey: newId() } : fields;
    const answers = await Promise.all([
      this.#shop.cancel(order.bought, fields),
      ...(how === 'once' ? [] : [this.#shop.cancel(order.bought, secondRequest)]),
    ]);
    const done = answers.filter(({ ReturnCode }) => ReturnCode === 0).length;
    const isAllowed = order.state === 'confirmed' && quantity <= left;
    // With its own idempotency key the second call is another cancellation, which succeeds if enough items remain.
    const max = how === 'at once' ? Math.min(2, Math.floor(left / quantity)) : 1;
    expectThat(isAllowed ? done >= 1 : done === 0, `${done} were cancelled of ${left}`);
    const times = how === 'at once' ? done : Math.min(done, 1);
    // Of two concurrent cancellations, the second finds less money left than the first one's preview showed.
    if (isAllowed && times === 1) {
      const newRefunds = (await this.#noted(order)).filter(({ id }) => !before.some((part) => part.id === id));
      const announced = (seen.Data?.Parts ?? []).map(({ Method, Amount }) => `${Method} ${Amount}`);
      const refunded = newRefunds.map(({ method, amount }) => `${method} ${amount / 100}`);
      expectThat(
        refunded.toSorted().join() === announced.toSorted().join(),
        `${announced} was told, ${refunded} went back`,
      );
    }
    expectThat(times <= Math.max(max, 0), 'More was cancelled than there was');
    line.cancelled += times * quantity;
    this.#close(order);
  }

  #noted({ bought }: ModelOrder) {
    const rows = this.#shop.db.selectFrom('order_refunds').select(['id', 'method', 'amount']);
    return rows.where('order_number', '=', bought.order.OrderNumber).execute();
  }

  async #cancelAll(order: ModelOrder): Promise<void> {
    const { ReturnCode } = await this.#shop.cancel(order.bought);
    expectThat((ReturnCode === 0) === (order.state === 'confirmed'), `Cancelling answered ${ReturnCode}`);
    if (ReturnCode === 0) this.#closeAll(order);
  }

  /** The customer cancels while the order desk packs: one of them is too late. */
  async #cancelAndPack(order: ModelOrder): Promise<void> {
    const ExpectedRefund = (await this.#shop.preview(order.bought)).Data?.Amount ?? 0;
    const answers = await Promise.all([
      this.#shop.cancel(order.bought, { ExpectedRefund }),
      this.#shop.advance(order.bought.order.OrderNumber, 'pack'),
    ]);
    const [cancelled, packed] = answers.map(({ ReturnCode }) => ReturnCode === 0);
    expectThat((cancelled !== packed) === (order.state === 'confirmed'), `${cancelled} and ${packed}`);
    if (cancelled) this.#closeAll(order);
    if (packed) order.state = 'packed';
  }

  async #size(order: ModelOrder, at: number, sku: string): Promise<void> {
    const line = order.lines[at % order.lines.length];
    if (!line || !RINGS.includes(line.sku)) return;
    const { ReturnCode } = await this.#shop.modify(order.bought, { Sizes: [{ LineId: line.id, SKU: sku }] });
    const isSame = line.sku === sku;
    const isAllowed = order.state === 'confirmed' && (isSame || line.cancelled < line.quantity);
    expectThat((ReturnCode === 0) === isAllowed, `Another size answered ${ReturnCode}`);
    if (ReturnCode === 0) line.sku = sku;
  }

  async #address(order: ModelOrder): Promise<void> {
    const { StateCode, State, Country, GSTIN, ...fields } = TEST_ADDRESS;
    const Address = { ...fields, AddressLine1: `${newId().replaceAll(/[^a-z]/g, '')} 1` };
    const { ReturnCode } = await this.#shop.modify(order.bought, { Address });
    expectThat((ReturnCode === 0) === (order.state === 'confirmed'), `Another address answered ${ReturnCode}`);
  }

  async #step(order: ModelOrder, step: OrderStep): Promise<void> {
    // Cancelled items cannot be marked; if no item remains, the whole order refuses.
    const line = order.lines.find(({ cancelled, quantity }) => cancelled < quantity) ?? order.lines[0];
    const { ReturnCode } = await this.#shop.advance(order.bought.order.OrderNumber, step, {
      ...(step === 'mark' ? { Pieces: [{ LineId: line?.id, Piece: 1 }] } : {}),
      ...(step === 'correct-parcel' ? { Courier: 'Delhivery', AWB: newId().replaceAll('_', '-') } : {}),
      ...(step === 'restock' ? { SellableLineIds: order.undelivered } : {}),
    });
    const isRestock = step === 'restock' && order.undelivered.length > 0 && !order.isShelved;
    const state = isRestock ? order.state : AFTER[order.state]?.[step];
    if (isRestock) order.isShelved = true;
    if (step === 'undelivered' && state) {
      order.undelivered = order.lines.filter(({ cancelled, quantity }) => cancelled < quantity).map(({ id }) => id);
    }
    expectThat(ReturnCode === (state ? 0 : RETURN_CODES.NotAllowedNow.code), `${step} answered ${ReturnCode}`);
    if (state === 'cancelled') this.#closeAll(order);
    else if (state) order.state = state;
  }

  /** The gateway reports the status of refunds; days pass, and the shoppers sign in again. */
  async #hear({ reported, days }: Extract<Command, { kind: 'gateway' }>): Promise<void> {
    this.#shop.clock.now += days * DAY_MS;
    this.#shop.gateways.razorpay.refundState = reported;
    await sendRefunds(this.#shop.api.context, new AbortController().signal);
    if (days === 0) return;
    for (const order of this.orders) order.bought.shopper = await this.#shop.back(order.bought);
  }

  async #payAgain(order: ModelOrder): Promise<void> {
    if (order.bought.order.PaymentMethod !== 'razorpay') return;
    await this.#shop.pays(order.bought.order.OrderNumber, 'captured', `pay_${newId()}`);
    order.surplus += 1;
  }

  #closeAll(order: ModelOrder): void {
    for (const line of order.lines) line.cancelled = line.quantity;
    this.#close(order);
  }

  #close(order: ModelOrder): void {
    if (order.lines.every(({ cancelled, quantity }) => cancelled === quantity)) order.state = 'cancelled';
  }

  /** The records beside what the model expects of them: `[actual, expected]`. */
  async compared(): Promise<Record<string, [unknown, unknown]>> {
    const { db } = this.#shop;
    const rows = await db.selectFrom('orders').selectAll().execute();
    const lines = await db.selectFrom('order_lines').select(['id', 'sku', 'cancelled']).execute();
    const back = await db.selectFrom('order_refunds').select(['order_number', 'target', 'amount']).execute();
    const paid = await db.selectFrom('payments').select(['id', 'amount']).where('purpose', '=', 'settles').execute();
    const spent = await db.selectFrom('gift_card_entries').selectAll().where('kind', '=', 'spend').execute();
    const surplus = await db.selectFrom('payments').selectAll().where('purpose', '=', 'surplus').execute();
    const redeemed = await db.selectFrom('coupon_redemptions').select('order_number').execute();
    const gifts = await db.selectFrom('gift_coupons').select('used_by').execute();
    const creditNotes = await db.selectFrom('credit_notes').select(['order_number', 'amount']).execute();
    const by = (of: readonly { order_number: string; amount: number }[], number: string) =>
      sum(of.filter(({ order_number }) => order_number === number).map(({ amount }) => amount));
    const active = this.orders.filter(({ state }) => state !== 'cancelled').map(({ bought }) => bought.order);
    const numbers = this.orders.map(({ bought }) => bought.order.OrderNumber);
    const cancelledAmounts = this.orders.map((order) => sum(order.lines.map((line) => cancelledAmount(line))));
    return {
      states: [
        numbers.map((number) => rows.find((row) => row.number === number)?.state),
        this.orders.map(({ state }) => state),
      ],
      pieces: [
        this.orders.flatMap((order) => order.lines.map(({ id }) => lines.find((line) => line.id === id))),
        this.orders.flatMap((order) => order.lines.map(({ id, sku, cancelled }) => ({ id, sku, cancelled }))),
      ],
      'what goes back is worth what was cancelled': [numbers.map((number) => by(back, number)), cancelledAmounts],
      'credit notes are for what was cancelled': [numbers.map((number) => by(creditNotes, number)), cancelledAmounts],
      'coupons are used by orders that stand': [
        redeemed.map(({ order_number }) => order_number).toSorted(),
        active
          .filter(({ CouponDiscount }) => CouponDiscount > 0)
          .map(({ OrderNumber }) => OrderNumber)
          .toSorted(),
      ],
      'the gift coupon is used by an order that stands': [
        gifts.map(({ used_by }) => used_by).filter((used) => used !== null),
        active.filter(({ GiftCouponDiscount }) => GiftCouponDiscount > 0).map(({ OrderNumber }) => OrderNumber),
      ],
      'nothing that paid gets more back than it paid': [
        [
          ...paid.map(({ id, amount }) => ({ id, amount })),
          ...spent.map(({ card_id, amount }) => ({ id: card_id, amount: -amount })),
        ].filter(
          ({ id, amount }) => sum(back.filter(({ target }) => target === id).map((part) => part.amount)) > amount,
        ),
        [],
      ],
      'what was paid on top is known': [surplus.length, sum(this.orders.map((order) => order.surplus))],
    };
  }
}

function cancelledAmount(line: ModelLine): number {
  const { net, shipping } = cancelledValue(line, line.cancelled);
  return net + shipping;
}

function expectThat(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}
