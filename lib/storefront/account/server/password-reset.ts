import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { toResult } from '#lib/storefront/platform/retail-client/return-code-policy.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import { checkShopper } from '#lib/storefront/platform/session/server.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { hasResetTokenFormat } from '../password-reset/schema.ts';

/** Whether the link of a mail is still valid; the check changes nothing. */
export async function isLinkAlive(token: unknown): Promise<Result<boolean>> {
  if (!hasResetTokenFormat(token)) return success(false);
  const result = toResult(await retail().callAsSite(calls.checkPasswordReset, { Token: token }));
  if (result.ok) return success(true);
  return result.failure.kind === 'not-found' ? success(false) : result;
}

/**
 * Ends all sessions of the link's customer, and invalidates the link. This browser is signed out if its own session was
 * among them: a guest keeps the cart, and another customer the session.
 */
export async function endAllSessions(session: ShopperSession, token: string): Promise<Result<null>> {
  const result = toResult(await session.call(calls.passwordReset, { Token: token }));
  if (!result.ok) return result;
  await checkShopper(session);
  return success(null);
}
