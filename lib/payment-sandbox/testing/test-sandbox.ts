import type { Hono } from 'hono';
import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';
import { createSandboxApp } from '../app.ts';
import { Shipments } from '../courier/shipments.ts';
import { Ledger } from '../ledger/ledger.ts';
import { openLedgerFile } from '../ledger/open-ledger.ts';
import { WebhookQueue } from '../ledger/webhook-queue.ts';
import { Outages } from '../outages.ts';
import { requestHash, serviceHash } from '../payu/hash.ts';
import type { Sandbox } from '../sandbox.ts';

const { keyId, keySecret } = SANDBOX_KEYS.razorpay;
const AUTHORIZATION = `Basic ${btoa(`${keyId}:${keySecret}`)}`;
const BASE = 'http://127.0.0.1:4200';
export const STORE = 'http://localhost:3000';

/** HTTP status and JSON of a response. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape
  body: any;
}

/** A sandbox in memory that is called without a socket. */
export class TestSandbox {
  readonly sandbox: Sandbox;
  readonly app: Hono;
  /** Epoch milliseconds of its clock. */
  at = Date.parse('2026-11-01T12:00:00Z');

  constructor() {
    const file = openLedgerFile(null);
    this.sandbox = {
      ledger: new Ledger(file),
      webhooks: new WebhookQueue(file),
      shipments: new Shipments(file),
      courier: { tokens: new Set(), hasBalance: true },
      outages: new Outages(),
      now: () => this.at,
      refundMode: 'processed',
    };
    this.app = createSandboxApp(this.sandbox);
  }

  /** Calls Razorpay's API with the store's keys. */
  async razorpay(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const method = body === undefined ? 'GET' : 'POST';
    const response = await this.app.request(`${BASE}/razorpay/v1${path}`, {
      method,
      headers: { authorization: AUTHORIZATION, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Creates an open Razorpay order and returns its id. */
  async order(receipt = 'attempt1', amount = 50_000): Promise<string> {
    return (await this.razorpay('/orders', { amount, currency: 'INR', receipt, unique_receipt: true })).body.id;
  }

  async control(path: string, body?: unknown): Promise<Answer> {
    const response = await this.app.request(`${BASE}/control${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Posts a form as a browser does. */
  async form(path: string, fields: Record<string, string>): Promise<Response> {
    return this.app.request(`${BASE}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  }

  async page(path: string): Promise<Response> {
    return this.app.request(`${BASE}${path}`);
  }

  /** Calls PayU's service. */
  async payu(command: string, var1: string, more: Record<string, string> = {}): Promise<Answer> {
    const hash = serviceHash(command, var1);
    const fields = { key: SANDBOX_KEYS.payu.key, command, var1, hash, ...more };
    const response = await this.form('/payu/merchant/postservice.php?form=2', fields);
    return { status: response.status, body: await response.json() };
  }

  /** Returns the events sent to the store, in the order of sending. */
  events(): string[] {
    return this.sandbox.webhooks.due(this.at, 100).map(({ event }) => event);
  }
}

/** Returns the fields of a form that opens a payment at PayU, with their hash. */
export function payuForm(set: Record<string, string> = {}): Record<string, string> {
  const fields = {
    key: SANDBOX_KEYS.payu.key,
    txnid: 'attempt1',
    amount: '1234.50',
    productinfo: 'Watch',
    firstname: 'Asha',
    email: 'asha@example.com',
    phone: '9876543210',
    surl: `${STORE}/payu_response`,
    furl: `${STORE}/payu_failure`,
    curl: `${STORE}/payu_cancelled`,
    ...set,
  };
  return { hash: requestHash(fields), ...fields };
}
