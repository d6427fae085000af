import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { toResult } from '#lib/retail-client/return-code-policy.ts';
import type { ShopperSession } from '#lib/session/shopper-session.ts';
import type { Result } from '#lib/shared/result.ts';
import type { NotifyWish } from './schema.ts';

/** Asks for one message when a size is in stock again. Not found where no such size is sold, stale where it is in stock by now. */
export async function notifyWhenBack(session: ShopperSession, { sku, contact }: NotifyWish): Promise<Result<unknown>> {
  const ask = () => session.call(calls.notifyMe, { SKU: sku, Mobile: contact.mobile, Email: contact.email });
  const outcome = await ask();
  // Nobody has to be signed in for this: who was signed out meanwhile asks again as a guest.
  return toResult(outcome.kind === 'signed-out' ? await ask() : outcome);
}
