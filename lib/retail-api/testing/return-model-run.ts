import {
  type calls,
  type DataOf,
  type OrderReturnWire,
  RETURN_CODES,
  type ReturnKind,
  type ReturnState,
  type ReturnStep,
} from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { newId } from '../core/db/new-id.ts';
import type { OrderRow } from '../orders/order-repository.ts';
import type { OrderRefundDocument } from '../orders/refunds/order-refund-document.ts';
import { keepsItems, stateAfterMove } from '../orders/returns/rules/return-steps.ts';
import { returnUntil } from '../orders/returns/rules/return-windows.ts';
import { shelfOf } from './ledgers.ts';
import type { ReturnCommand } from './return-commands.ts';
import { type Delivered, type ReturnShop, TEST_BANK } from './return-shop.ts';

/** The next step of each state on the full path to a refund or replacement. */
const ONWARD: Readonly<Partial<Record<ReturnState, Record<ReturnKind, ReturnStep>>>> = {
  requested: { return: 'approve', exchange: 'approve' },
  approved: { return: 'pick-up', exchange: 'pick-up' },
  'picked-up': { return: 'pass', exchange: 'pass' },
  'quality-passed': { return: 'refund', exchange: 'exchange' },
  'quality-failed': { return: 'send-back', exchange: 'send-back' },
  refunded: { return: 'restock', exchange: 'restock' },
  exchanged: { return: 'restock', exchange: 'restock' },
};

/** The expected state of a return; `of` and `line` are the indexes of the order and its line. */
interface ModelReturn {
  number: string;
  kind: ReturnKind;
  state: ReturnState;
  of: number;
  line: number;
  quantity: number;
  sellable: boolean;
  restocked: boolean;
  /**
   * The refund destinations that the preview announced before the request: for the full value, and for what remains
   * after an exchange.
   */
  announced: { value: AnnouncedPart[]; beyond: AnnouncedPart[] };
}

/** A part of an amount as announced: refund destination, its name if it has one, and rupees. */
type AnnouncedPart = readonly [method: string, name: string, amount: number];
type Plan = DataOf<typeof calls.orderRefundPreview>;

const announcedParts = (parts: Plan['Parts'] = []): AnnouncedPart[] =>
  parts.map(({ Method, Name, Amount }) => [Method, Name, Amount] as const);

/** An order whose items can be returned. `from`: the return that it replaces; empty for a bought order. */
interface Owned extends Delivered {
  from: string;
}

/** A model of the shop: every command is also run against the shop, and the answer must match. */
export class ReturnModelRun {
  readonly returns: ModelReturn[] = [];
  readonly #shop: ReturnShop;
  readonly #owned: Owned[];

  constructor(shop: ReturnShop, bought: Delivered) {
    this.#shop = shop;
    this.#owned = [{ ...bought, from: '' }];
  }

  /** What was refunded for each return, and what the preview had announced: `[actual, expected]`. */
  async refundedAndAnnounced(): Promise<[unknown, unknown]> {
    const rows = await this.#shop.db.selectFrom('order_refunds').selectAll().execute();
    const actual = this.returns.map(({ number }) =>
      rows
        .filter(({ reference }) => reference === number)
        .map(({ method, amount, document }): AnnouncedPart => {
          const { name }: OrderRefundDocument = JSON.parse(document);
          return [method, method === 'gateway' || method === 'gift-card' ? name : '', amount / 100];
        }),
    );
    const expected = this.returns.map(({ state, announced }) => {
      if (state === 'refunded') return announced.value;
      return state === 'exchanged' ? announced.beyond : [];
    });
    const sorted = (all: readonly AnnouncedPart[][]) => all.map((announced) => announced.map(String).toSorted());
    return [sorted(actual), sorted(expected)];
  }

  async run(command: ReturnCommand): Promise<void> {
    if (command.do === 'request') return this.#request(command);
    if (command.do === 'expire') return this.#expire();
    const modelReturn = this.#at(command);
    if (!modelReturn) return;
    if (command.do === 'onward') return this.#onward(modelReturn, command);
    if (command.do === 'step') return this.#step(modelReturn, command.step, { sellable: false, twice: true });
    if (command.do === 'withdraw') return this.#withdraw(modelReturn);
    if (command.do === 'race') return this.#race(modelReturn);
    const order = await this.#replacement(modelReturn);
    if (order) await this.#change(command.do, modelReturn, order);
  }

  /** Replacement orders only exist for exchanges that were carried out. */
  #at({ do: what, which }: Exclude<ReturnCommand, { do: 'request' | 'expire' }>): ModelReturn | undefined {
    const ofOrders = what === 'pay' || what === 'deliver' || what === 'cancel';
    const all = this.returns.filter(({ state }) => !ofOrders || state === 'exchanged');
    return all[which % Math.max(1, all.length)];
  }

  async #request({
    of: orderIndex,
    line,
    quantity,
    replacement,
    to,
  }: Extract<ReturnCommand, { do: 'request' }>): Promise<void> {
    const of = orderIndex % this.#owned.length;
    const owned = this.#owned[of];
    if (!owned) return;
    const at = line % owned.lines.length;
    const kind = replacement === '' ? 'return' : 'exchange';
    const shelf = replacement === '' ? quantity : await shelfOf(this.#shop.db, replacement);
    const items = [{ line: at, quantity, replacement }];
    const planned = (await this.#shop.plan(owned, items, { Kind: kind, RefundTo: to })).Data;
    // A bank transfer is only possible for what was paid in cash.
    const RefundTo = to === 'bank' && !planned?.BankNeeded ? 'source' : to;
    const plan = (await this.#shop.plan(owned, items, { Kind: kind, RefundTo })).Data;
    const BankAccount = plan?.BankNeeded ? TEST_BANK : null;
    const answer = await this.#shop.request(owned, items, { Kind: kind, RefundTo, BankAccount, PAN: 'ABCDE1234F' });
    if (this.#isOver(owned, at)) return expect(answer).toMatchObject({ Data: { Reason: 'window-over' } });
    if (this.#left(of, at) < quantity) return expect(answer).toMatchObject({ Data: { Reason: 'nothing-left' } });
    if (shelf < quantity) return expect(answer.ReturnCode).toBe(RETURN_CODES.OutOfStock.code);
    expect(answer).toMatchObject({ ReturnCode: 0 });
    const number = answer.Data?.ReturnNumber ?? '';
    const announced = { value: announcedParts(plan?.ValueParts ?? plan?.Parts), beyond: announcedParts(plan?.Parts) };
    const initial = { state: 'requested', sellable: false, restocked: false } as const;
    this.returns.push({ ...initial, number, kind, of, line: at, quantity, announced });
  }

  #left(of: number, at: number): number {
    const returned = this.returns.filter((one) => one.of === of && one.line === at && keepsItems(one.state));
    const bought = this.#owned[of]?.lines[at]?.quantity ?? 0;
    return bought - returned.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  #isOver({ order, lines }: Owned, at: number): boolean {
    const days = lines[at]?.document.rootCategory === 'Jewellery' ? 15 : 7;
    return this.#shop.clock.now > returnUntil(order.delivered_at ?? 0, { days });
  }

  async #onward(
    modelReturn: ModelReturn,
    { times, sellable }: Extract<ReturnCommand, { do: 'onward' }>,
  ): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      const step = ONWARD[modelReturn.state]?.[modelReturn.kind];
      if (step) await this.#step(modelReturn, step, { sellable, twice: false });
    }
  }

  /** `twice`: a repetition with the same idempotency key changes nothing and gets the same answer. */
  async #step(modelReturn: ModelReturn, step: ReturnStep, { sellable, twice }: { sellable: boolean; twice: boolean }) {
    const lineId = this.#owned[modelReturn.of]?.lines[modelReturn.line]?.id;
    const fields = { SellableLineIds: sellable ? [lineId] : [], IdempotencyKey: newId() };
    const isLate = step === 'end-exchange' && !(await this.#isUnpaid(modelReturn));
    const answer = await this.#shop.advance(modelReturn.number, step, fields);
    if (twice) expect(await this.#shop.advance(modelReturn.number, step, fields)).toEqual(answer);
    const after = isLate ? null : stateAfterMove(modelReturn.kind, modelReturn.state, step);
    if (after === null) return expect(answer).toMatchObject({ Data: { Reason: 'step' } });
    // When restocking, the order desk may find more items sellable than at the quality check.
    if (step === 'restock') modelReturn.sellable ||= sellable;
    if (step === 'restock' && (!modelReturn.sellable || modelReturn.restocked)) {
      return expect(answer).toMatchObject({ Data: { Reason: 'nothing-left' } });
    }
    expect(answer).toMatchObject({ ReturnCode: 0, Data: { State: after } });
    Object.assign(
      modelReturn,
      { state: after },
      step === 'pass' ? { sellable } : {},
      step === 'restock' ? { restocked: true } : {},
    );
  }

  async #withdraw(modelReturn: ModelReturn): Promise<void> {
    const caller = await this.#shop.as(this.#customerOf(modelReturn));
    const request = { ReturnNumber: modelReturn.number };
    const isUnpaid = await this.#isUnpaid(modelReturn);
    const before = await caller.post<OrderReturnWire>('ReturnDetails', request);
    const answer = await caller.post<OrderReturnWire>('WithdrawReturn', request);
    const after = stateAfterMove(modelReturn.kind, modelReturn.state, isUnpaid ? 'give-up' : 'withdraw');
    expect(before.Data?.CanWithdraw).toBe(after !== null);
    if (after === null) {
      const isDone = modelReturn.state === 'withdrawn' || before.Data?.ExchangeEnd === 'given-up';
      return expect(answer).toMatchObject(isDone ? { ReturnCode: 0 } : { Data: { Reason: 'step' } });
    }
    expect(answer).toMatchObject({ ReturnCode: 0, Data: { State: after } });
    modelReturn.state = after;
  }

  /** Refund and exchange at the same time, after the quality check: exactly one succeeds. */
  async #race(modelReturn: ModelReturn): Promise<void> {
    for (const step of ['approve', 'pick-up', 'pass'] as const) {
      if (stateAfterMove(modelReturn.kind, modelReturn.state, step))
        await this.#step(modelReturn, step, { sellable: true, twice: false });
    }
    const moves = ['refund', 'exchange'] as const;
    const isPossible = moves.some((move) => stateAfterMove(modelReturn.kind, modelReturn.state, move) !== null);
    const answers = await Promise.all(moves.map((move) => this.#shop.advance(modelReturn.number, move)));
    const done = answers.filter(({ ReturnCode }) => ReturnCode === 0);
    expect(done).toHaveLength(isPossible ? 1 : 0);
    modelReturn.state = done[0]?.Data?.State ?? modelReturn.state;
  }

  /** Exchanges whose difference was not paid within a day are refunded. */
  async #expire(): Promise<void> {
    this.#shop.clock.now += DAY_MS;
    const waiting: ModelReturn[] = [];
    for (const modelReturn of this.returns) {
      if (await this.#isUnpaid(modelReturn)) waiting.push(modelReturn);
    }
    await this.#shop.expire();
    for (const modelReturn of waiting) modelReturn.state = 'refunded';
  }

  async #isUnpaid(modelReturn: ModelReturn): Promise<boolean> {
    return (await this.#replacement(modelReturn))?.state === 'payment-pending';
  }

  async #replacement(modelReturn: ModelReturn): Promise<OrderRow | undefined> {
    if (modelReturn.state !== 'exchanged') return undefined;
    const orders = this.#shop.db.selectFrom('orders').selectAll();
    return orders.where('exchange_of', '=', modelReturn.number).executeTakeFirstOrThrow();
  }

  #customerOf({ of }: ModelReturn): Delivered['customer'] {
    const owned = this.#owned[of];
    if (!owned) throw new Error('A return is of no order.');
    return owned.customer;
  }

  async #change(what: 'pay' | 'deliver' | 'cancel', modelReturn: ModelReturn, order: OrderRow): Promise<void> {
    const customer = this.#customerOf(modelReturn);
    const caller = await this.#shop.as(customer);
    if (what === 'pay') {
      const start = { OrderKey: order.key, Gateway: 'razorpay', Subject: 'order', SiteURL: 'http://shop.test' };
      if (order.state !== 'payment-pending') return;
      expect(await caller.post('StartPayment', start)).toMatchObject({ ReturnCode: 0 });
      await this.#shop.pays(order.number);
      expect(await this.#replacement(modelReturn)).toMatchObject({ state: 'confirmed', hold: 'taken' });
    } else if (order.state === 'payment-pending') {
      await this.#change('pay', modelReturn, order);
    } else if (order.state !== 'confirmed') {
      return;
    } else if (what === 'cancel') {
      const request = { OrderNumber: order.number, Reason: 'other', ExpectedRefund: order.total / 100 };
      const answer = await caller.post('CancelOrder', { ...request, IdempotencyKey: newId() });
      expect(answer).toMatchObject({ ReturnCode: 0, Data: { State: 'cancelled' } });
    } else {
      const change = { state: 'delivered', delivered_at: this.#shop.clock.now } as const;
      await this.#shop.db.updateTable('orders').set(change).where('number', '=', order.number).execute();
      const lines = await this.#shop.linesOf(order.number);
      this.#owned.push({ customer, order: { ...order, ...change }, lines, from: modelReturn.number });
    }
  }
}
