import type { Gateway, PaymentStartWire } from '#lib/contract/index.ts';
import type { Environment } from '#lib/shared/env.ts';

/** The gateway could not be asked, or gave no answer that can be read: nothing is known, and nothing has failed. */
export class GatewayUnavailable extends Error {}

/** A payment attempt as a gateway needs it. `amount` in paise. */
export interface AttemptFacts {
  /** 25 letters and digits; receipt or transaction number at the gateway. */
  id: string;
  amount: number;
  /** Null until the gateway has named it, and where it names none. */
  gatewayOrderId: string | null;
}

/** Who pays, and where the browser comes back to. */
export interface Payer {
  name: string;
  /** Empty where there is none. */
  email: string;
  /** Ten digits; empty where it is not known. */
  mobile: string;
  /** Origin of the store, without a trailing slash. */
  siteUrl: string;
  /** What is paid for, e.g. `Order SM-…`. */
  description: string;
  /** Path of the page that the shopper returns to who gives up. */
  cancelPath: string;
  /** Goes into the address that the gateway posts the browser back to, where it signs nothing of a failure. */
  returnMark: string;
}

/** Which attempt something is about: by our own id, or by the gateway's. */
export type AttemptReference = { attemptId: string } | { gatewayOrderId: string };

/** What a gateway says of one payment of an attempt. `amount` in paise. `returned`: it was taken, and all of it went back. */
export interface PaymentUpdate {
  kind: 'pending' | 'failed' | 'authorized' | 'captured' | 'returned';
  /** Empty where nothing was ever tried, and in a signed failure whose id is not signed. */
  gatewayPaymentId: string;
  amount: number;
  currency: string;
  /** `upi`, `card` …; empty where it does not say. */
  instrument: string;
  /** Why it failed, as a short code of the gateway; empty otherwise. Never shown to a shopper. */
  reason: string;
}

/**
 * What the browser brought back. `unsigned` says nothing that counts: the gateway is asked, and it is also asked where
 * `news` is null, because not all of it is signed. `gatewayPaymentId`: what did not fail, empty where its id is not signed.
 */
export type ReturnReading =
  | { kind: 'signed'; reference: AttemptReference; gatewayPaymentId: string; news: PaymentUpdate | null }
  | { kind: 'unsigned'; reference: AttemptReference }
  | { kind: 'invalid'; reason: string };

export type RefundState = 'sent' | 'processed' | 'failed';

/**
 * What a webhook says. `news` is null where not all of it is signed, as at some gateways: the gateway is asked, as after a return.
 * `ignored` is of no interest.
 */
export type WebhookReading =
  | { kind: 'payment'; eventId: string; event: string; reference: AttemptReference; news: PaymentUpdate | null }
  | { kind: 'refund'; eventId: string; event: string; gatewayRefundId: string; state: RefundState }
  | { kind: 'ignored'; eventId: string; event: string }
  | { kind: 'invalid'; reason: string };

/** Money to send back. `id` is the idempotency key: 10 to 23 letters and digits, as many as every gateway takes. */
export interface RefundFacts {
  id: string;
  gatewayPaymentId: string;
  amount: number;
  /** Null where it was never sent, or nobody knows whether it arrived. */
  gatewayRefundId: string | null;
}

/** A payment gateway: its adapter speaks its protocol, and nothing else knows it. Calls end within 8 seconds. */
export interface PaymentGateway {
  readonly name: Gateway;
  /** Makes the attempt known to the gateway, again with the same result; what the gateway calls it. Throws GatewayUnavailable. */
  open(attempt: AttemptFacts): Promise<string | null>;
  /** How the payment goes on in the browser; pure. */
  start(attempt: AttemptFacts, payer: Payer): PaymentStartWire;
  readReturn(fields: Readonly<Record<string, string>>): ReturnReading;
  readWebhook(body: Uint8Array, signature: string, eventId: string): WebhookReading;
  /** Every payment that the gateway knows of the attempt, none where there is none. Ends by `signal`. Throws GatewayUnavailable. */
  ask(attempt: AttemptFacts, signal?: AbortSignal): Promise<PaymentUpdate[]>;
  /** Takes money that is only authorised; what the gateway says then. Ends by `signal`. Throws GatewayUnavailable. */
  capture(attempt: AttemptFacts, gatewayPaymentId: string, signal?: AbortSignal): Promise<PaymentUpdate>;
  /**
   * Sends money back, or asks how that stands where it was sent before. The id is null while the gateway has named none:
   * the same refund is then sent again later, and still happens once. Throws GatewayUnavailable.
   */
  refund(refund: RefundFacts): Promise<{ gatewayRefundId: string | null; state: RefundState }>;
}

/** Makes a gateway. */
export interface GatewayAdapter {
  /** Of settings that have all of its keys. Throws ConfigurationError for addresses that do not fit. */
  fromSettings(settings: Environment): PaymentGateway;
  /** Its stand-in in the payment sandbox at `base`, an address without a trailing slash. */
  atSandbox(base: string): PaymentGateway;
}

/** The gateways that a shop has. Without any, nothing can be paid by them. */
export interface Payments {
  readonly gateways: ReadonlyMap<Gateway, PaymentGateway>;
  /** Whether they take no money. */
  readonly test: boolean;
}

export const NO_PAYMENTS: Payments = { gateways: new Map(), test: false };
