import 'server-only';
import { calls } from '#lib/contract/index.ts';
import type { Result } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';

/** Passes on a courier's webhook byte for byte, with the token that it proves itself by. */
export async function receiveCourierWebhook(body: Buffer, token: string): Promise<Result<unknown>> {
  // A header may be longer than any token.
  const request = { BodyBase64: body.toString('base64'), Token: token.slice(0, 300) };
  return toResult(await retail().callAsSite(calls.courierWebhook, request));
}
