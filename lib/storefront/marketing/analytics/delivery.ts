import type { Provider } from './provider.ts';
import { isPurchaseReported, rememberPurchase } from './reported-purchases.ts';
import { MOST_WAITING } from './track.ts';
import type { AnalyticsEvent, PurchaseEvent } from './types.ts';

export type AnalyticsConsent = 'unasked' | 'granted' | 'refused';

interface DeliveryOptions {
  /** What the visitor has chosen, as it is now. */
  answer: () => AnalyticsConsent;
  /**
   * The provider, asked for once it may be used; null where the store has none. Undefined where that cannot be said now:
   * it is asked for again with the next event. Never rejects.
   */
  load: () => Promise<Provider | null | undefined>;
}

/**
 * Brings events to the provider, as far as the visitor agrees. Before a choice they wait in memory, the oldest of more
 * than 50 dropped; a refusal drops them, and a withdrawal stops everything.
 */
export class Delivery {
  readonly #options: DeliveryOptions;
  /** Undefined before it was asked for or has come, null where there is none. */
  #provider: Provider | null | undefined;
  #isLoading = false;
  #isRunning = false;
  #waiting: AnalyticsEvent[] = [];
  /** Numbers of orders whose purchase was sent from this document. */
  readonly #purchases = new Set<string>();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Takes an event: sent, kept or dropped. */
  readonly take = (event: AnalyticsEvent): void => {
    if (this.#waiting.push(event) > MOST_WAITING) this.#waiting.shift();
    this.decide();
  };

  /** Acts on what the visitor has chosen; to be called after each choice. */
  decide(): void {
    const answer = this.#options.answer();
    if (answer === 'granted') this.#deliver();
    else if (answer === 'refused') this.#drop();
  }

  #deliver(): void {
    if (this.#provider === undefined) this.#load();
    else this.#flush(this.#provider);
  }

  #flush(provider: Provider | null): void {
    const events = this.#waiting.splice(0);
    if (!provider) return;
    if (!this.#isRunning) provider.start();
    this.#isRunning = true;
    for (const event of events) this.#send(provider, event);
  }

  #load(): void {
    if (this.#isLoading) return;
    this.#isLoading = true;
    void this.#options.load().then((provider) => {
      this.#isLoading = false;
      if (provider === undefined) return;
      this.#provider = provider;
      this.decide();
    });
  }

  #send(provider: Provider, event: AnalyticsEvent): void {
    if (event.event === 'purchase') this.#sendPurchase(provider, event);
    else provider.send(event);
  }

  #sendPurchase(provider: Provider, event: PurchaseEvent): void {
    const number = event.ecommerce.transaction_id;
    if (this.#purchases.has(number) || isPurchaseReported(number)) return;
    this.#purchases.add(number);
    // A reload before this tells it again: of two under one number the service drops one, of none it would never hear.
    provider.send(event, () => {
      if (this.#options.answer() === 'granted') rememberPurchase(number);
    });
  }

  #drop(): void {
    this.#waiting = [];
    if (this.#isRunning) this.#provider?.stop();
    this.#isRunning = false;
  }
}
