import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Gateway } from '#lib/contract/gateways.ts';
import type { ClusterProduct } from '#lib/shared/bench-figures.ts';
import type { SmsInbox } from './sms-inbox.ts';
import type { StoreBrowser, StoreReply, StoreRequest } from './store-browser.ts';

/** What shoppers need besides a browser. */
export interface ShopperContext {
  products: readonly ClusterProduct[];
  inbox: SmsInbox;
  sandboxUrl: string;
  /** How long a shopper tries again where the shop is busy or away, in milliseconds. */
  patienceMs: number;
}

/** How a purchase ended: `lost` where the shop did not say within the shopper's patience. */
export type PurchaseEnd = 'paid' | 'cancelled' | 'unpaid' | 'lost';

/** The shop refused a step with a reason, which no load of the proof should meet. */
class StepRefusedError extends Error {}

const started = z.object({
  data: z.object({
    gatewayOrderId: z.string().default(''),
    action: z.string().default(''),
    fields: z.record(z.string(), z.string()).default({}),
  }),
});
const cart = z.object({ cart: z.object({ figures: z.object({ payable: z.number() }) }) });
const step = z.object({ ok: z.literal(true), location: z.string().default('') });
const status = z.object({ paymentState: z.string() });
const paid = z.object({ return: z.object({ fields: z.record(z.string(), z.string()) }) });

const ADDRESS = {
  intent: 'save',
  fullName: 'Asha Rao',
  mobile: '9876543210',
  pincode: '560001',
  addressLine1: '12, Residency Road',
  city: 'Bengaluru',
  stateCode: '29',
};
const TRY_AGAIN_MS = 700;
const LISTS = ['/', '/watches', '/watches/men', '/jewellery', '/jewellery/rings', '/search?q=titan', '/hi/watches'];

/** One shopper without scripts, who looks around and buys with a mobile number of their own. */
export class ClusterShopper {
  readonly #browser: StoreBrowser;
  readonly #context: ShopperContext;
  readonly #mobile = `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  #isKnown = false;

  constructor(browser: StoreBrowser, context: ShopperContext) {
    this.#browser = browser;
    this.#context = context;
  }

  /** Opens a list or a product. */
  async look(): Promise<void> {
    const product = this.#anyProduct();
    const paths = [...LISTS, `/${product.slug}`, `/${product.slug}`];
    // Nobody reads the page here, so it comes compressed, as to every browser.
    await this.#browser.send({
      path: paths[randomInt(paths.length)] ?? '/',
      headers: { 'accept-encoding': 'br, gzip' },
    });
  }

  /**
   * Buys one piece and pays, or cancels afterwards, or does not come back from the gateway, or does not pay. Each step is
   * repeated with its key while the shop says that it cannot now. Throws where a step is refused.
   */
  async buy(gateway: Gateway, plan: 'pay' | 'cancel' | 'no-return' | 'fail'): Promise<PurchaseEnd> {
    try {
      const order = await this.#place(gateway);
      const fields = await this.#payAtGateway(order, gateway, plan === 'fail' ? 'fail' : 'pay');
      if (plan !== 'no-return')
        await this.#patiently({ path: `/${gateway}_response`, form: fields, fromElsewhere: true });
      if (plan === 'fail') return 'unpaid';
      if (!(await this.#isPaid(order))) return 'lost';
      return plan === 'cancel' ? await this.#cancel() : 'paid';
    } catch (error) {
      if (error instanceof StepRefusedError) throw error;
      return 'lost';
    }
  }

  async #place(gateway: string): Promise<string> {
    if (!this.#isKnown) await this.#signIn();
    const productUrl = `/${this.#anyProduct().slug}`;
    await this.#patiently({ path: '/api/cart', json: { productUrl, quantity: 1, key: randomUUID() } });
    await this.#step('/api/checkout/address', { ...ADDRESS, key: randomUUID() });
    await this.#step('/api/checkout/delivery', {});
    const reply = await this.#patiently({ path: '/api/cart' });
    const expectedAmount = String(cart.parse(JSON.parse(reply.body)).cart.figures.payable);
    const location = await this.#step('/api/checkout/order', { key: randomUUID(), expectedAmount, method: gateway });
    const order = new URL(location, 'http://store').searchParams.get('order');
    if (order === null) throw new StepRefusedError(`After the order came ${location}.`);
    return order;
  }

  async #signIn(): Promise<void> {
    const { inbox, patienceMs } = this.#context;
    const { broken } = this.#browser;
    // A code whose answer was lost with a connection may have been sent or used: the shop then refuses, and says for how long.
    const expected = () => (this.#browser.broken > broken ? [422, 429] : []);
    for (const until = performance.now() + patienceMs; performance.now() < until; ) {
      const before = inbox.count(this.#mobile);
      const json = { mobile: this.#mobile, next: '' };
      if (!(await this.#isAccepted({ path: '/api/sign-in/code', json, expected }))) continue;
      const code = await inbox.code(this.#mobile, before, patienceMs);
      if (code === null) throw new Error('No code came.');
      if (await this.#isAccepted({ path: '/api/sign-in', json: { digit1: code, next: '' }, expected })) {
        this.#isKnown = true;
        return;
      }
    }
    throw new Error('The shop took too long.');
  }

  /** Whether a form was accepted, not refused as expected; a refusal resolves once the shop takes it again. */
  async #isAccepted(request: StoreRequest): Promise<boolean> {
    const reply = await this.#patiently(request);
    if (reply.status < 400) return true;
    await sleep(1000 * Number(reply.headers['retry-after'] ?? 1));
    return false;
  }

  /** Opens the payment, decides it at the sandbox, and returns the fields with which the browser comes back. */
  async #payAtGateway(order: string, gateway: string, outcome: 'pay' | 'fail'): Promise<Record<string, string>> {
    const reply = await this.#patiently({ path: '/api/payments', json: { order, gateway } });
    const { data } = started.parse(JSON.parse(reply.body));
    // One gateway learns of a payment from the form that the browser posts.
    const isPosted = data.action !== '';
    if (isPosted)
      await fetch(data.action, { method: 'POST', body: new URLSearchParams(data.fields), redirect: 'manual' });
    const reference = isPosted ? (data.fields.txnid ?? '') : data.gatewayOrderId;
    const decided = await fetch(`${this.#context.sandboxUrl}/control/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference, outcome }),
    });
    return paid.parse(await decided.json()).return.fields;
  }

  /** Whether the shop confirms the payment within the shopper's patience. */
  async #isPaid(order: string): Promise<boolean> {
    for (const until = performance.now() + this.#context.patienceMs; performance.now() < until; ) {
      const reply = await this.#patiently({ path: `/api/orders/status?order=${order}` });
      if (status.parse(JSON.parse(reply.body)).paymentState === 'paid') return true;
      await sleep(TRY_AGAIN_MS);
    }
    return false;
  }

  /** Cancels the newest order for the refund that the page shows. */
  async #cancel(): Promise<PurchaseEnd> {
    const list = await this.#patiently({ path: '/myaccount/order-list' });
    const number = /myaccount-order\?order=(SM-[\w-]+)/.exec(list.body)?.[1];
    if (number === undefined) throw new StepRefusedError('The list of orders is empty.');
    const form = await this.#patiently({ path: `/myaccount/myaccount-order/cancel?order=${number}` });
    const expected = /name="expected"[^>]*value="(\d+)"/.exec(form.body)?.[1];
    if (expected === undefined) throw new StepRefusedError('The page of the cancellation shows no refund.');
    const fields = { intent: 'cancel', order: number, scope: 'all', reason: 'changed-mind', to: 'source', expected };
    await this.#step('/api/orders/cancellation', { ...fields, key: randomUUID() });
    return 'cancelled';
  }

  /** Submits a form as scripts do; returns where it leads. */
  async #step(path: string, fields: object): Promise<string> {
    const reply = await this.#patiently({ path, json: fields });
    const parsed = step.safeParse(JSON.parse(reply.body));
    if (!parsed.success) throw new StepRefusedError(`${path} answered ${reply.status} ${reply.body.slice(0, 200)}`);
    return parsed.data.location;
  }

  /** Repeats a request while the shop is away or says that it cannot now; rejects once the shopper's patience ends. */
  async #patiently(request: StoreRequest): Promise<StoreReply> {
    for (const until = performance.now() + this.#context.patienceMs; performance.now() < until; ) {
      const reply = await this.#browser.send(request);
      if (reply && (reply.status < 400 || request.expected?.().includes(reply.status))) return reply;
      if (reply && reply.status < 500)
        throw new StepRefusedError(`${request.path} answered ${reply.status} ${reply.body.slice(0, 200)}`);
      await sleep(TRY_AGAIN_MS);
    }
    throw new Error('The shop took too long.');
  }

  #anyProduct(): ClusterProduct {
    const { products } = this.#context;
    return products[randomInt(products.length)] as ClusterProduct;
  }
}
