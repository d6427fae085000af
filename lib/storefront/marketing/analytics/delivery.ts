import type { Provider } from './provider.ts';
import { isPurchaseReported, rememberPurchase } from './reported-purchases.ts';
import { MAX_WAITING } from './track.ts';
import type { AnalyticsEvent, PurchaseEvent } from './types.ts';

export type AnalyticsConsent = 'undecided' | 'granted' | 'refused';

interface DeliveryOptions {
  /** The visitor's current consent. */
  answer: () => AnalyticsConsent;
  /**
   * Loads the provider once it may be used; null where the store has none. Undefined where that is not known: then it is
   * loaded again with the next event. Never rejects.
   */
  load: () => Promise<Provider | null | undefined>;
}

/**
 * Passes events to the provider as far as the visitor agrees. Before the choice they wait in memory, at most 50 with the
 * oldest dropped; a refusal drops them, and a withdrawal stops everything.
 */
export class Delivery {
  readonly #options: DeliveryOptions;
  /** Undefined before it is loaded, null where there is none. */
  #provider: Provider | null | undefined;
  #isLoading = false;
  #isRunning = false;
  #waiting: AnalyticsEvent[] = [];
  /** Numbers of the orders whose purchase was sent from this document. */
  readonly #purchases = new Set<string>();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Accepts an event, which is sent, stored or dropped. */
  readonly take = (event: AnalyticsEvent): void => {
    if (this.#waiting.push(event) > MAX_WAITING) this.#waiting.shift();
    this.decide();
  };

  /** Applies the visitor's current consent; must be called after each choice. */
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
    // After a reload before the callback it is sent again: the service drops a duplicate order number, a lost
    // one is lost.
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
