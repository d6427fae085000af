import type { Gateway, PaymentStartWire } from '#lib/contract/index.ts';
import type { Environment } from '#lib/shared/env.ts';
import type { ReadSettlement } from './settlements/settlement-line.ts';

/** The gateway could not be reached, or its reply cannot be read: the result is unknown, not a failure. */
export class GatewayUnavailable extends Error {}

/** A payment attempt as a gateway needs it. `amount` in paise. */
export interface GatewayAttempt {
  /** 25 letters and digits; receipt or transaction number at the gateway. */
  id: string;
  amount: number;
  /** Null until the gateway has assigned one, and for gateways that assign none. */
  gatewayOrderId: string | null;
}

/** Who pays, and where the browser returns to. */
export interface Payer {
  name: string;
  /** Empty if there is none. */
  email: string;
  /** Ten digits; empty if unknown. */
  mobile: string;
  /** Origin of the store, without a trailing slash. */
  siteUrl: string;
  /** What is paid for in the language of the request, e.g. `Order SM-…`. */
  describe(): string;
  /** Path of the page for a shopper who cancels at the gateway. */
  cancelPath: string;
  /** Part of the address that the gateway posts the browser back to, for gateways that do not sign failures. */
  returnToken: string;
}

/** Identifies an attempt by our id or by the gateway's order id. */
export type AttemptReference = { attemptId: string } | { gatewayOrderId: string };

/**
 * What a gateway reports for one payment of an attempt. `amount` in paise. `returned`: it was captured, and refunded in
 * full.
 */
export interface PaymentUpdate {
  kind: 'pending' | 'failed' | 'authorized' | 'captured' | 'returned';
  /** Empty if no payment was tried, and in a signed failure whose payment id is not signed. */
  gatewayPaymentId: string;
  amount: number;
  currency: string;
  /** `upi`, `card` …; empty if the gateway does not say. */
  instrument: string;
  /** Why it failed, as a short code of the gateway; empty otherwise. Never shown to a shopper. */
  reason: string;
}

/**
 * What the browser brought back. `unsigned` proves nothing, so the gateway is queried; it is also queried if `update` is
 * null, because not all of it is signed. `gatewayPaymentId`: the payment that did not fail, empty if its id is not
 * signed.
 */
export type ReturnReading =
  | { kind: 'signed'; reference: AttemptReference; gatewayPaymentId: string; update: PaymentUpdate | null }
  | { kind: 'unsigned'; reference: AttemptReference }
  | { kind: 'invalid'; reason: string };

export type RefundState = 'sent' | 'processed' | 'failed';

/**
 * What a webhook reports. `update` is null if not all of it is signed, as at some gateways: the gateway is then queried,
 * as after a return. `ignored` events need no action.
 */
export type WebhookReading =
  | { kind: 'payment'; eventId: string; event: string; reference: AttemptReference; update: PaymentUpdate | null }
  | { kind: 'refund'; eventId: string; event: string; gatewayRefundId: string; state: RefundState }
  | { kind: 'ignored'; eventId: string; event: string }
  | { kind: 'invalid'; reason: string };

/** A refund to send. `id` is the idempotency key: 10 to 23 letters and digits, a length that every gateway accepts. */
export interface GatewayRefund {
  id: string;
  gatewayPaymentId: string;
  amount: number;
  /** Null if it was never sent, or if it is unknown whether it arrived. */
  gatewayRefundId: string | null;
}

/** A payment gateway: only its adapter knows its protocol. Calls end within 8 seconds. */
export interface PaymentGateway {
  readonly name: Gateway;
  /**
   * Registers the attempt with the gateway, idempotently, and returns the gateway's id for it. Throws
   * GatewayUnavailable.
   */
  open(attempt: GatewayAttempt): Promise<string | null>;
  /** How the payment continues in the browser; pure. */
  start(attempt: GatewayAttempt, payer: Payer): PaymentStartWire;
  readReturn(fields: Readonly<Record<string, string>>): ReturnReading;
  readWebhook(body: Uint8Array, signature: string, eventId: string): WebhookReading;
  /**
   * All payments of the attempt that the gateway knows, or an empty list. Aborted by `signal`. Throws
   * GatewayUnavailable.
   */
  fetchPayments(attempt: GatewayAttempt, signal?: AbortSignal): Promise<PaymentUpdate[]>;
  /**
   * Captures an authorised payment; returns what the gateway reports then. Aborted by `signal`. Throws
   * GatewayUnavailable.
   */
  capture(attempt: GatewayAttempt, gatewayPaymentId: string, signal?: AbortSignal): Promise<PaymentUpdate>;
  /**
   * Sends a refund, or queries its state if it was sent before. The id is null until the gateway has assigned one: the
   * same refund is then sent again later, and still happens once. Throws GatewayUnavailable.
   */
  refund(refund: GatewayRefund): Promise<{ gatewayRefundId: string | null; state: RefundState }>;
}

/** Creates a gateway, and reads its reports. */
export interface GatewayAdapter {
  /** Reads a row of its settlement report. */
  readSettlement: ReadSettlement;
  /** From settings that have all of its keys. Throws ConfigurationError for unsuitable addresses. */
  fromSettings(settings: Environment): PaymentGateway;
  /** Its stand-in in the payment sandbox at `base`, an address without a trailing slash. */
  atSandbox(base: string): PaymentGateway;
}

/** The gateways of a shop. Without any, no payment by gateway is possible. */
export interface Payments {
  readonly gateways: ReadonlyMap<Gateway, PaymentGateway>;
  /** Whether they are test gateways that take no money. */
  readonly test: boolean;
}

export const NO_PAYMENTS: Payments = { gateways: new Map(), test: false };
