import 'server-only';
import { calls } from '#lib/contract/index.ts';
import type { Result } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';

/** Whether the WhatsApp Business Platform, which knows this token, may use the address for its webhook. */
export async function verifyWhatsAppWebhook(verifyToken: string): Promise<Result<unknown>> {
  return toResult(await retail().callAsSite(calls.verifyWhatsAppWebhook, { VerifyToken: verifyToken }));
}

/** Passes on a webhook byte for byte, because its signature is over the bytes. */
export async function receiveWhatsAppWebhook(body: Buffer, signature: string): Promise<Result<unknown>> {
  const request = { BodyBase64: body.toString('base64'), Signature: signature };
  return toResult(await retail().callAsSite(calls.whatsAppWebhook, request));
}
