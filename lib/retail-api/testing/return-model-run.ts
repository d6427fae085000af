import {
  type calls,
  type DataOf,
  type OrderReturnWire,
  RETURN_CODES,
  type ReturnKind,
  type ReturnState,
  type ReturnStep,
} from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import type { MoneyBackDocument } from '../orders/money-back-document.ts';
import type { OrderRow } from '../orders/order-repository.ts';
import { keepsItems, stateAfterMove } from '../orders/returns/rules/return-steps.ts';
import { returnUntil } from '../orders/returns/rules/return-windows.ts';
import { shelfOf } from './ledgers.ts';
import type { ReturnCommand } from './return-commands.ts';
import type { Delivered, ReturnShop } from './return-shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The step that leads on from a state, the long way to money or goods. */
const ONWARD: Readonly<Partial<Record<ReturnState, Record<ReturnKind, ReturnStep>>>> = {
  requested: { return: 'approve', exchange: 'approve' },
  approved: { return: 'pick-up', exchange: 'pick-up' },
  'picked-up': { return: 'pass', exchange: 'pass' },
  'quality-passed': { return: 'refund', exchange: 'exchange' },
  'quality-failed': { return: 'send-back', exchange: 'send-back' },
  refunded: { return: 'restock', exchange: 'restock' },
  exchanged: { return: 'restock', exchange: 'restock' },
};

/** A return as it must be; `of` and `line` are places of an order and of its line. */
interface Known {
  number: string;
  kind: ReturnKind;
  state: ReturnState;
  of: number;
  line: number;
  quantity: number;
  sellable: boolean;
  restocked: boolean;
  /** Where its money goes, as it was told before it was asked for: all it is worth, and what an exchange leaves of it. */
  told: { worth: Told[]; beyond: Told[] };
}

/** A part of an amount, as it is told: its way, where that has a name, and rupees. */
type Told = readonly [way: string, name: string, amount: number];
type Plan = DataOf<typeof calls.moneyBackPreview>;

const toldOf = (parts: Plan['Parts'] = []): Told[] =>
  parts.map(({ Way, Name, Amount }) => [Way, Name, Amount] as const);

const BANK = { AccountName: 'Asha Rao', AccountNumber: '123456789012', IFSC: 'HDFC0001234' };

/** An order whose pieces may come back. `from`: the return in whose place it came; empty where it was bought. */
interface Owned extends Delivered {
  from: string;
}

/** What a shop must come to by commands, each of which is done to the shop as well and must be answered accordingly. */
export class ReturnModelRun {
  readonly returns: Known[] = [];
  readonly #shop: ReturnShop;
  readonly #owned: Owned[];

  constructor(shop: ReturnShop, bought: Delivered) {
    this.#shop = shop;
    this.#owned = [{ ...bought, from: '' }];
  }

  /** What went back for each return, and what was told before it was asked for: `[as it is, as it must be]`. */
  async wentBack(): Promise<[unknown, unknown]> {
    const rows = await this.#shop.db.selectFrom('money_back').selectAll().execute();
    const is = this.returns.map(({ number }) =>
      rows
        .filter(({ reference }) => reference === number)
        .map(({ way, amount, document }): Told => {
          const { name }: MoneyBackDocument = JSON.parse(document);
          return [way, way === 'gateway' || way === 'gift-card' ? name : '', amount / 100];
        }),
    );
    const must = this.returns.map(({ state, told }) => {
      if (state === 'refunded') return told.worth;
      return state === 'exchanged' ? told.beyond : [];
    });
    const sorted = (all: readonly Told[][]) => all.map((told) => told.map(String).toSorted());
    return [sorted(is), sorted(must)];
  }

  async run(given: ReturnCommand): Promise<void> {
    if (given.do === 'ask') return this.#ask(given);
    if (given.do === 'lapse') return this.#lapse();
    const known = this.#at(given);
    if (!known) return;
    if (given.do === 'onward') return this.#onward(known, given);
    if (given.do === 'step') return this.#step(known, given.step, { sellable: false, twice: true });
    if (given.do === 'withdraw') return this.#withdraw(known);
    if (given.do === 'race') return this.#race(known);
    const order = await this.#instead(known);
    if (order) await this.#change(given.do, known, order);
  }

  /** Orders that came instead are those of exchanges that are done. */
  #at({ do: what, which }: Exclude<ReturnCommand, { do: 'ask' | 'lapse' }>): Known | undefined {
    const ofOrders = what === 'pay' || what === 'deliver' || what === 'cancel';
    const all = this.returns.filter(({ state }) => !ofOrders || state === 'exchanged');
    return all[which % Math.max(1, all.length)];
  }

  async #ask({ of: whose, line, quantity, instead, to }: Extract<ReturnCommand, { do: 'ask' }>): Promise<void> {
    const of = whose % this.#owned.length;
    const owned = this.#owned[of];
    if (!owned) return;
    const at = line % owned.lines.length;
    const kind = instead === '' ? 'return' : 'exchange';
    const shelf = instead === '' ? quantity : await shelfOf(this.#shop.db, instead);
    const pieces = [{ line: at, quantity, instead }];
    const wished = (await this.#shop.plan(owned, pieces, { Kind: kind, RefundTo: to })).Data;
    // A bank is for what was paid in cash.
    const RefundTo = to === 'bank' && !wished?.BankNeeded ? 'source' : to;
    const plan = (await this.#shop.plan(owned, pieces, { Kind: kind, RefundTo })).Data;
    const BankAccount = plan?.BankNeeded ? BANK : null;
    const answer = await this.#shop.request(owned, pieces, { Kind: kind, RefundTo, BankAccount, PAN: 'ABCDE1234F' });
    if (this.#isOver(owned, at)) return expect(answer).toMatchObject({ Data: { Reason: 'window-over' } });
    if (this.#left(of, at) < quantity) return expect(answer).toMatchObject({ Data: { Reason: 'nothing-left' } });
    if (shelf < quantity) return expect(answer.ReturnCode).toBe(RETURN_CODES.OutOfStock.code);
    expect(answer).toMatchObject({ ReturnCode: 0 });
    const number = answer.Data?.ReturnNumber ?? '';
    const told = { worth: toldOf(plan?.WorthParts ?? plan?.Parts), beyond: toldOf(plan?.Parts) };
    const fresh = { state: 'requested', sellable: false, restocked: false } as const;
    this.returns.push({ ...fresh, number, kind, of, line: at, quantity, told });
  }

  #left(of: number, at: number): number {
    const gone = this.returns.filter((one) => one.of === of && one.line === at && keepsItems(one.state));
    const bought = this.#owned[of]?.lines[at]?.quantity ?? 0;
    return bought - gone.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  #isOver({ order, lines }: Owned, at: number): boolean {
    const days = lines[at]?.document.rootCategory === 'Jewellery' ? 15 : 7;
    return this.#shop.clock.now > returnUntil(order.delivered_at ?? 0, { days });
  }

  async #onward(known: Known, { times, sellable }: Extract<ReturnCommand, { do: 'onward' }>): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      const step = ONWARD[known.state]?.[known.kind];
      if (step) await this.#step(known, step, { sellable, twice: false });
    }
  }

  /** `twice`: the same again, by its key, changes nothing and is answered alike. */
  async #step(known: Known, step: ReturnStep, { sellable, twice }: { sellable: boolean; twice: boolean }) {
    const lineId = this.#owned[known.of]?.lines[known.line]?.id;
    const fields = { SellableLineIds: sellable ? [lineId] : [], IdempotencyKey: newId() };
    const isLate = step === 'end-exchange' && !(await this.#isUnpaid(known));
    const answer = await this.#shop.advance(known.number, step, fields);
    if (twice) expect(await this.#shop.advance(known.number, step, fields)).toEqual(answer);
    const after = isLate ? null : stateAfterMove(known.kind, known.state, step);
    if (after === null) return expect(answer).toMatchObject({ Data: { Reason: 'step' } });
    // The desk may find that more can be sold than it said at the check.
    if (step === 'restock') known.sellable ||= sellable;
    if (step === 'restock' && (!known.sellable || known.restocked)) {
      return expect(answer).toMatchObject({ Data: { Reason: 'nothing-left' } });
    }
    expect(answer).toMatchObject({ ReturnCode: 0, Data: { State: after } });
    Object.assign(
      known,
      { state: after },
      step === 'pass' ? { sellable } : {},
      step === 'restock' ? { restocked: true } : {},
    );
  }

  async #withdraw(known: Known): Promise<void> {
    const caller = await this.#shop.as(this.#customerOf(known));
    const asked = { ReturnNumber: known.number };
    const isUnpaid = await this.#isUnpaid(known);
    const before = await caller.post<OrderReturnWire>('ReturnDetails', asked);
    const answer = await caller.post<OrderReturnWire>('WithdrawReturn', asked);
    const after = stateAfterMove(known.kind, known.state, isUnpaid ? 'give-up' : 'withdraw');
    expect(before.Data?.CanWithdraw).toBe(after !== null);
    if (after === null) {
      const isDone = known.state === 'withdrawn' || before.Data?.ExchangeEnd === 'given-up';
      return expect(answer).toMatchObject(isDone ? { ReturnCode: 0 } : { Data: { Reason: 'step' } });
    }
    expect(answer).toMatchObject({ ReturnCode: 0, Data: { State: after } });
    known.state = after;
  }

  /** Refunded and exchanged at once, once it has passed its check: one of both counts. */
  async #race(known: Known): Promise<void> {
    for (const step of ['approve', 'pick-up', 'pass'] as const) {
      if (stateAfterMove(known.kind, known.state, step))
        await this.#step(known, step, { sellable: true, twice: false });
    }
    const moves = ['refund', 'exchange'] as const;
    const isPossible = moves.some((move) => stateAfterMove(known.kind, known.state, move) !== null);
    const answers = await Promise.all(moves.map((move) => this.#shop.advance(known.number, move)));
    const done = answers.filter(({ ReturnCode }) => ReturnCode === 0);
    expect(done).toHaveLength(isPossible ? 1 : 0);
    known.state = done[0]?.Data?.State ?? known.state;
  }

  /** Exchanges whose difference was not paid for a day are refunded. */
  async #lapse(): Promise<void> {
    this.#shop.clock.now += DAY_MS;
    const waiting: Known[] = [];
    for (const known of this.returns) {
      if (await this.#isUnpaid(known)) waiting.push(known);
    }
    await this.#shop.lapse();
    for (const known of waiting) known.state = 'refunded';
  }

  async #isUnpaid(known: Known): Promise<boolean> {
    return (await this.#instead(known))?.state === 'payment-pending';
  }

  async #instead(known: Known): Promise<OrderRow | undefined> {
    if (known.state !== 'exchanged') return undefined;
    const orders = this.#shop.db.selectFrom('orders').selectAll();
    return orders.where('exchange_of', '=', known.number).executeTakeFirstOrThrow();
  }

  #customerOf({ of }: Known): Delivered['customer'] {
    const owned = this.#owned[of];
    if (!owned) throw new Error('A return is of no order.');
    return owned.customer;
  }

  async #change(what: 'pay' | 'deliver' | 'cancel', known: Known, order: OrderRow): Promise<void> {
    const customer = this.#customerOf(known);
    const caller = await this.#shop.as(customer);
    if (what === 'pay') {
      const start = { OrderKey: order.key, Gateway: 'razorpay', Subject: 'order', SiteURL: 'http://shop.test' };
      if (order.state !== 'payment-pending') return;
      expect(await caller.post('StartPayment', start)).toMatchObject({ ReturnCode: 0 });
      await this.#shop.pays(order.number);
      expect(await this.#instead(known)).toMatchObject({ state: 'confirmed', hold: 'taken' });
    } else if (order.state === 'payment-pending') {
      await this.#change('pay', known, order);
    } else if (order.state !== 'confirmed') {
      return;
    } else if (what === 'cancel') {
      const asked = { OrderNumber: order.number, Reason: 'other', ExpectedRefund: order.total / 100 };
      const answer = await caller.post('CancelOrder', { ...asked, IdempotencyKey: newId() });
      expect(answer).toMatchObject({ ReturnCode: 0, Data: { State: 'cancelled' } });
    } else {
      const change = { state: 'delivered', delivered_at: this.#shop.clock.now } as const;
      await this.#shop.db.updateTable('orders').set(change).where('number', '=', order.number).execute();
      const lines = await this.#shop.linesOf(order.number);
      this.#owned.push({ customer, order: { ...order, ...change }, lines, from: known.number });
    }
  }
}
