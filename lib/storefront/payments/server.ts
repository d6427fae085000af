import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { GATEWAYS, type Gateway, type PaymentSubject } from '#lib/contract/vocabulary.ts';
import { environment } from '#lib/shared/env.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { readShopper } from '#lib/storefront/platform/session/read.ts';
import type { GatewayReturn } from './page-after-return.ts';
import { toPaymentStart } from './server-gateways.ts';
import { siteOrigin } from './site-origin.ts';
import type { PaymentStart } from './types.ts';

/** What to pay, and with which gateway. */
export interface StartRequest {
  /** Key of the order, or id of the gift card order. */
  key: string;
  subject?: PaymentSubject;
  gateway: Gateway;
  /** The Host header of the shopper's request. */
  host: string;
}

/** Opens a payment at a gateway, or returns the one that is open; the key is the permission. */
export async function startPayment({ key, subject, gateway, host }: StartRequest): Promise<Result<PaymentStart>> {
  const { SITE_URL, PRIVATE_SALE_HOSTS } = environment();
  const request = {
    OrderKey: key,
    ...(subject !== undefined && { Subject: subject }),
    Gateway: gateway,
    SiteURL: siteOrigin({ host, siteUrl: SITE_URL, privateSaleHosts: PRIVATE_SALE_HOSTS }),
  };
  const started = toResult(await retail().callAsSite(calls.startPayment, request));
  return started.ok ? success(toPaymentStart(started.value)) : started;
}

/** Gives up the payment of an order, which releases what the order reserved. */
export async function cancelPayment(key: string): Promise<Result<unknown>> {
  return toResult(await retail().callAsSite(calls.cancelPayment, { OrderKey: key }));
}

/**
 * The gateways other than the chosen one that the order of this browser's cart could be paid with; the cart is kept until
 * the order is paid. Empty where that is not known, such as in another browser. For renders.
 */
export async function otherGateways(chosen: Gateway | null): Promise<Gateway[]> {
  const { basketGuid, customerToken } = await readShopper();
  if (basketGuid === undefined) return [];
  const reply = await retail().callAsSite(calls.paymentMethods, { BasketGUID: basketGuid }, customerToken);
  if (reply.kind !== 'done') return [];
  const offered = new Set(reply.data.Methods.filter(({ Refusal }) => Refusal === '').map(({ Method }) => Method));
  return GATEWAYS.filter((gateway) => gateway !== chosen && offered.has(gateway));
}

/**
 * Passes on the fields that a browser brought from a gateway, unverified. `mark`: from the address of the
 * return.
 */
export async function receiveReturn(
  gateway: Gateway,
  fields: Record<string, string>,
  mark: string,
): Promise<Result<GatewayReturn>> {
  const request = { Gateway: gateway, Fields: fields, Mark: mark };
  const read = toResult(await retail().callAsSite(calls.paymentReturn, request));
  if (!read.ok) return read;
  const { Subject, OrderKey, PaymentState } = read.value;
  return success({ subject: Subject, key: OrderKey, state: PaymentState });
}

interface Webhook {
  body: Buffer;
  signature: string;
  eventId: string;
}

/** Passes on a gateway's webhook byte for byte, because its signature is over the bytes. */
export async function receiveWebhook(
  gateway: Gateway,
  { body, signature, eventId }: Webhook,
): Promise<Result<unknown>> {
  const request = {
    Gateway: gateway,
    BodyBase64: body.toString('base64'),
    Signature: signature,
    EventId: eventId,
  };
  return toResult(await retail().callAsSite(calls.paymentWebhook, request));
}
