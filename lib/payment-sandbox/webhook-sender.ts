import * as apiPaths from '#lib/shared/api-paths.ts';
import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { Played, WebhookRecord } from './ledger/records.ts';
import type { WebhookQueue } from './ledger/webhook-queue.ts';

/** A webhook without a response in this time counts as undelivered; Razorpay waits as long. */
const ANSWER_WITHIN_MS = 5_000;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = MINUTE_MS;
const ABANDON_AFTER_MS = DAY_MS;
const AT_ONCE = 40;
/** Timers have a maximum delay, and waking early does no harm. */
const MAX_TIMER_MS = MINUTE_MS;

interface SenderOptions {
  queue: WebhookQueue;
  /** Base URL of the store, without a trailing slash. */
  storefrontUrl: string;
  now: () => number;
  onError: (error: unknown) => void;
}

/**
 * Sends webhooks to the store: those of one order in sequence, several orders concurrently. A webhook without
 * a 2xx response is sent again, with delays that double, for a day.
 */
export class WebhookSender {
  readonly #options: SenderOptions;
  readonly #ending = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isRequestedAgain = false;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** Starts with the webhooks that an earlier process left. */
  start(): void {
    this.#options.queue.onAdded(() => this.#wake());
    this.#wake();
  }

  /** Aborts the deliveries in progress and stops; they are sent again at the next start. */
  async stop(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Resolves when nothing is due any more. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  #wake(): void {
    if (this.#ending.signal.aborted) return;
    if (this.#running) {
      this.#isRequestedAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#running = this.#sendDue()
      .catch(this.#options.onError)
      .finally(() => {
        this.#running = undefined;
        if (this.#isRequestedAgain) this.#wake();
        else this.#sleep();
        this.#isRequestedAgain = false;
      });
  }

  #sleep(): void {
    if (this.#ending.signal.aborted) return;
    const next = this.#options.queue.nextDueAt();
    if (next === null) return;
    const wait = Math.min(Math.max(next - this.#options.now(), 0), MAX_TIMER_MS);
    this.#timer = setTimeout(() => this.#wake(), wait);
  }

  async #sendDue(): Promise<void> {
    // It may have been added inside a transaction, which has to be committed first.
    await Promise.resolve();
    const { queue, now } = this.#options;
    for (;;) {
      const due = queue.due(now(), AT_ONCE);
      if (due.length === 0 || this.#ending.signal.aborted) return;
      const byOrder = Object.values(Object.groupBy(due, ({ orderId }) => orderId));
      await Promise.all(byOrder.map((webhooks = []) => this.#sendSequentially(webhooks)));
    }
  }

  async #sendSequentially(webhooks: readonly WebhookRecord[]): Promise<void> {
    for (const webhook of webhooks) {
      const isDelivered = await this.#send(webhook);
      if (this.#ending.signal.aborted) return;
      this.#settle(webhook, isDelivered);
    }
  }

  #settle({ position, tries, firstAt }: WebhookRecord, isDelivered: boolean): void {
    const { queue, now } = this.#options;
    const at = now();
    if (isDelivered) queue.settle(position, 'delivered', tries + 1, at);
    else if (at - firstAt > ABANDON_AFTER_MS) queue.settle(position, 'given-up', tries + 1, at);
    else queue.settle(position, 'waiting', tries + 1, at + Math.min(FIRST_WAIT_MS * 2 ** tries, MAX_WAIT_MS));
  }

  async #send({ gateway, headers, body }: WebhookRecord): Promise<boolean> {
    const signal = AbortSignal.any([this.#ending.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    try {
      const response = await fetch(`${this.#options.storefrontUrl}${pathOf(gateway)}`, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal,
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      // The store does not respond, or not in time, so the delivery is retried.
      return false;
    }
  }
}

const pathOf = (sender: Played) => (sender === 'courier' ? apiPaths.courierWebhook() : apiPaths.paymentWebhook(sender));
