import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type WebhookRecord, webhookRecord } from './records.ts';

/** A webhook for the store, as it is sent. */
export type WebhookMessage = Pick<WebhookRecord, 'gateway' | 'orderId' | 'event' | 'eventId' | 'headers' | 'body'>;

/** The webhook deliveries, waiting and done; they survive a killed process. Times in epoch milliseconds. */
export class WebhookQueue {
  readonly #file: DatabaseSync;
  #onAdded: () => void = () => undefined;

  constructor(file: DatabaseSync) {
    this.#file = file;
  }

  /** Registers a listener for every delivery that is added. */
  onAdded(listener: () => void): void {
    this.#onAdded = listener;
  }

  add(
    { gateway, orderId, event, eventId, headers, body }: WebhookMessage,
    dueAt: number,
    state: 'waiting' | 'held',
  ): void {
    this.#file
      .prepare(
        `insert into webhooks (gateway, orderId, event, eventId, headers, body, state, tries, dueAt, firstAt)
         values (?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`,
      )
      .run(gateway, orderId, event, eventId, JSON.stringify(headers), body, state, dueAt, dueAt);
    this.#onAdded();
  }

  /** Returns the deliveries that are due, the oldest first. */
  due(now: number, limit: number): WebhookRecord[] {
    return this.#read("state = 'waiting' and dueAt <= ? order by dueAt, position limit ?", now, limit);
  }

  /** Returns when the next delivery is due; null where none waits. */
  nextDueAt(): number | null {
    const row = this.#file.prepare("select min(dueAt) as at from webhooks where state = 'waiting'").get();
    return typeof row?.at === 'number' ? row.at : null;
  }

  /** Records the result of a delivery. */
  settle(position: number, state: WebhookRecord['state'], tries: number, dueAt: number): void {
    this.#file
      .prepare('update webhooks set state = ?, tries = ?, dueAt = ? where position = ?')
      .run(state, tries, dueAt, position);
  }

  /** Queues all webhooks of an order again, in their original order; returns their number. */
  resend(orderId: string, now: number): number {
    const made = this.#file
      .prepare("update webhooks set state = 'waiting', tries = 0, dueAt = ?, firstAt = ? where orderId = ?")
      .run(now, now, orderId);
    this.#onAdded();
    return Number(made.changes);
  }

  /** Returns the deliveries of one order, in their original order. */
  of(orderId: string): WebhookRecord[] {
    return this.#read('orderId = ? order by position', orderId);
  }

  all(): WebhookRecord[] {
    return this.#read('1 = 1 order by position');
  }

  #read(where: string, ...values: SQLInputValue[]): WebhookRecord[] {
    const rows = this.#file.prepare(`select * from webhooks where ${where}`).all(...values);
    return rows.map((row) => webhookRecord.parse(row));
  }
}
