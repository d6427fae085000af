import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { GATEWAYS, type Gateway, type PaymentSubject } from '#lib/contract/vocabulary.ts';
import { environment } from '#lib/shared/env.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { readShopper } from '#lib/storefront/platform/session/read.ts';
import type { Returned } from './after-return.ts';
import { toPaymentStart } from './server-gateways.ts';
import { siteOrigin } from './site-origin.ts';
import type { PaymentStart } from './types.ts';

/** What is to be paid, and where. */
export interface StartRequest {
  /** Key of the order, or id of the order for a gift card. */
  key: string;
  subject?: PaymentSubject;
  gateway: Gateway;
  /** The Host header of the shopper's request. */
  host: string;
}

/** Opens a payment at a gateway, or returns the one that is open: whoever knows the key may pay. */
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

/** The shopper gives up paying for now: what the order holds is free again. */
export async function cancelPayment(key: string): Promise<Result<unknown>> {
  return toResult(await retail().callAsSite(calls.cancelPayment, { OrderKey: key }));
}

/**
 * The gateways that the order of this browser's cart could be paid by, beside the one that was chosen; the cart is kept
 * until the order is paid. None where that cannot be told, such as in another browser. For renders.
 */
export async function otherGateways(chosen: Gateway | null): Promise<Gateway[]> {
  const { basketGuid, customerToken } = await readShopper();
  if (basketGuid === undefined) return [];
  const reply = await retail().callAsSite(calls.paymentMethods, { BasketGUID: basketGuid }, customerToken);
  if (reply.kind !== 'done') return [];
  const offered = new Set(reply.data.Methods.filter(({ Refusal }) => Refusal === '').map(({ Method }) => Method));
  return GATEWAYS.filter((gateway) => gateway !== chosen && offered.has(gateway));
}

/** Hands on what a browser brought from a gateway, which says nothing by itself. `mark`: of the address of its return. */
export async function receiveReturn(
  gateway: Gateway,
  fields: Record<string, string>,
  mark: string,
): Promise<Result<Returned>> {
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

/** Hands on news that a gateway sent, byte for byte: its signature is over the bytes. */
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
