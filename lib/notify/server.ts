import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { callAsAnybody } from '#lib/session/anybody-call.ts';
import type { ShopperSession } from '#lib/session/shopper-session.ts';
import type { Result } from '#lib/shared/result.ts';
import type { NotifyWish } from './schema.ts';

/** Asks for one message when a size is in stock again. Not found where no such size is sold, stale where it is in stock by now. */
export async function notifyWhenBack(session: ShopperSession, { sku, contact }: NotifyWish): Promise<Result<unknown>> {
  return callAsAnybody(session, calls.notifyMe, { SKU: sku, Mobile: contact.mobile, Email: contact.email });
}
