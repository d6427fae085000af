import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { z } from 'zod';
import type { Gateway } from '#lib/contract/vocabulary.ts';
import {
  type OrderRecord,
  orderRecord,
  type PaymentRecord,
  type PaymentStatus,
  paymentRecord,
  type RefundRecord,
  type RefundStatus,
  refundRecord,
  type VisitRecord,
  visitRecord,
} from './records.ts';

/** The records of both gateways: orders, payments and refunds. Every write is one SQLite transaction. */
export class Ledger {
  readonly #file: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: DatabaseSync) {
    this.#file = file;
  }

  /** Runs the work in one transaction, so that all of it is stored or none. */
  together<Value>(work: () => Value): Value {
    this.#file.exec('begin immediate');
    try {
      const value = work();
      this.#file.exec('commit');
      return value;
    } catch (error) {
      this.#file.exec('rollback');
      throw error;
    }
  }

  addOrder(order: OrderRecord): void {
    this.#insert('orders', { ...order, document: JSON.stringify(order.document) });
  }

  order(id: string): OrderRecord | null {
    return this.#orders('id = ?', id)[0] ?? null;
  }

  orderByReceipt(gateway: Gateway, receipt: string): OrderRecord | null {
    return this.#orders('gateway = ? and receipt = ?', gateway, receipt)[0] ?? null;
  }

  /** Returns the order with the gateway's or the store's id, for tests. */
  orderByReference(reference: string): OrderRecord | null {
    return this.#orders("id = ? or (receipt = ? and receipt <> '')", reference, reference)[0] ?? null;
  }

  /** Returns all orders, the oldest first. */
  orders(): OrderRecord[] {
    return this.#orders('1 = 1');
  }

  addPayment(payment: PaymentRecord): void {
    this.#insert('payments', { ...payment });
  }

  payment(id: string): PaymentRecord | null {
    return this.#payments('id = ?', id)[0] ?? null;
  }

  /** Returns the payments of an order, the oldest first. */
  paymentsOf(orderId: string): PaymentRecord[] {
    return this.#payments('orderId = ?', orderId);
  }

  /** Changes the status of a payment; the index refuses a second captured payment of an order. */
  setPaymentStatus(id: string, status: PaymentStatus): void {
    this.#run("update payments set status = ?, reason = '' where id = ?", status, id);
  }

  addRefund(refund: RefundRecord): void {
    this.#insert('refunds', { ...refund });
  }

  refund(id: string): RefundRecord | null {
    return this.#refunds('id = ?', id)[0] ?? null;
  }

  refundByKey(gateway: Gateway, key: string): RefundRecord | null {
    return this.#refunds("gateway = ? and key = ? and key <> ''", gateway, key)[0] ?? null;
  }

  refundsOf(paymentId: string): RefundRecord[] {
    return this.#refunds('paymentId = ?', paymentId);
  }

  setRefundStatus(id: string, status: RefundStatus): void {
    this.#run('update refunds set status = ? where id = ?', status, id);
  }

  addVisit(visit: VisitRecord): void {
    this.#insert('visits', { ...visit, document: JSON.stringify(visit.document) });
  }

  visit(id: string): VisitRecord | null {
    return this.#all(visitRecord, 'select * from visits where id = ?', id)[0] ?? null;
  }

  /** Returns the latest visit of an order, which holds the return URL. */
  latestVisit(orderId: string): VisitRecord | null {
    const sql = 'select * from visits where orderId = ? order by rowid desc limit 1';
    return this.#all(visitRecord, sql, orderId)[0] ?? null;
  }

  #orders(where: string, ...values: SQLInputValue[]): OrderRecord[] {
    return this.#all(orderRecord, `select * from orders where ${where} order by rowid`, ...values);
  }

  #payments(where: string, ...values: SQLInputValue[]): PaymentRecord[] {
    return this.#all(paymentRecord, `select * from payments where ${where} order by position`, ...values);
  }

  #refunds(where: string, ...values: SQLInputValue[]): RefundRecord[] {
    return this.#all(refundRecord, `select * from refunds where ${where} order by position`, ...values);
  }

  #insert(table: string, values: Record<string, SQLInputValue>): void {
    const names = Object.keys(values);
    const marks = names.map(() => '?').join(', ');
    this.#run(`insert into ${table} (${names.join(', ')}) values (${marks})`, ...Object.values(values));
  }

  #all<Shape>(shape: z.ZodType<Shape>, sql: string, ...values: SQLInputValue[]): Shape[] {
    return this.#statement(sql)
      .all(...values)
      .map((row) => shape.parse(row));
  }

  #run(sql: string, ...values: SQLInputValue[]): void {
    this.#statement(sql).run(...values);
  }

  #statement(sql: string): StatementSync {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const made = this.#file.prepare(sql);
    this.#statements.set(sql, made);
    return made;
  }
}
