import type { CallExample, CallExamples } from '#lib/contract/call-example.ts';
import type { Envelope, RetailCall } from '#lib/contract/index.ts';
import type { Api } from '#lib/retail-api/app/app.ts';

/** Stand in for the signature and the number of a payment. */
export const STAND_IN_HASH = 'example-hash';
export const STAND_IN_TRANSACTION = 'EXAMPLETRANSACTION';

/** What the retail API draws at random, by field, and the form of the value that stands in its place. */
const DRAWN: Readonly<Record<string, (count: number) => string>> = {
  BasketGUID: (count) => `example-basket-${count}`,
  LineId: (count) => `example-line-${count}`,
  SecurityToken: () => 'header.payload.signature',
  CustomerToken: () => 'example-customer-token',
  EString: () => 'example-state',
  OrderKey: (count) => `example-order-key-${count}`,
  OrderNumber: (count) => `SM-EXAMPLE${count}`,
  PurchaseId: (count) => `example-purchase-${count}`,
  SavedAddressGUID: (count) => `0e5a3b1c-7d42-4f60-9a88-${String(count).padStart(12, '0')}`,
  txnid: () => STAND_IN_TRANSACTION,
  hash: () => STAND_IN_HASH,
};

/** What is asked and how the example is called. */
interface RecordOptions {
  summary: string;
  fields?: Record<string, unknown>;
  /** Values that the example shows in place of those that were sent. */
  shown?: Record<string, unknown>;
}

/** Makes calls of a retail API in one session and keeps them as examples. */
export class ExampleRecorder {
  readonly #handle: Api;
  readonly #examples: Record<string, CallExample[]> = {};
  readonly #standIns = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  customerToken = '';
  jwt = '';

  constructor(handle: Api) {
    this.#handle = handle;
  }

  /** Makes a call that does not become an example, and returns the Data of its answer. */
  async call<Data>(call: RetailCall, fields: object): Promise<Data> {
    return (await this.#send(call, this.#requestOf(call, fields))).Data as Data;
  }

  /** Makes a call, keeps it and returns the Data of the answer. */
  async record<Data>(call: RetailCall, { summary, fields = {}, shown }: RecordOptions): Promise<Data> {
    const request = this.#requestOf(call, fields);
    const answer = await this.#send(call, request);
    const kept = { summary, request: { ...request, ...shown }, answer };
    this.#examples[call.name] = [...(this.#examples[call.name] ?? []), kept];
    return answer.Data as Data;
  }

  /** The examples with values that are the same in each recording, by the order of the calls' names. */
  examples(): CallExamples {
    return Object.fromEntries(
      Object.entries(this.withStandIns(this.#examples)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  /** The value with the stand-ins of what was drawn until now. */
  withStandIns<Value>(value: Value): Value {
    let text = JSON.stringify(value);
    for (const [drawn, standIn] of this.#standIns) text = text.replaceAll(drawn, standIn);
    return JSON.parse(text) as Value;
  }

  #requestOf(call: RetailCall, fields: object): Record<string, unknown> {
    const caller = call.method === 'POST' && call.access === undefined;
    return { ...fields, ...(caller && { CustomerToken: this.customerToken, CurrencyId: 1 }) };
  }

  async #send(call: RetailCall, request: Record<string, unknown>): Promise<Envelope> {
    const url = new URL(call.name, 'http://retail-api/');
    const headers = { authorization: `Bearer ${this.jwt}`, 'content-type': 'application/json' };
    if (call.method === 'GET')
      for (const [name, value] of Object.entries(request)) url.searchParams.set(name, String(value));
    const body = call.method === 'POST' ? { method: 'POST', body: JSON.stringify(request) } : {};
    const reply = await this.#handle(new Request(url, { headers, ...body }));
    const answer = (await reply.json()) as Envelope;
    if (reply.status !== 200) throw new Error(`${call.name}: HTTP ${reply.status}, ${answer.ReturnMessage}`);
    this.#learn(answer);
    return answer;
  }

  #learn(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, inner] of Object.entries(value)) {
      const standIn = DRAWN[field];
      if (!standIn || typeof inner !== 'string' || inner === '') this.#learn(inner);
      else if (!this.#standIns.has(inner)) {
        const count = (this.#counts.get(field) ?? 0) + 1;
        this.#counts.set(field, count);
        this.#standIns.set(inner, standIn(count));
      }
    }
  }
}
