import 'server-only';
import { calls } from '#lib/contract/index.ts';
import { type Result, success } from '#lib/shared/result.ts';
import { readAsCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { callAsVisitor } from '#lib/storefront/platform/session/visitor-call.ts';
import { purposesOfConsentVersion } from './purposes.ts';
import type { ReportedChoice } from './reported-choice.ts';
import { toLoggedChoices } from './transform.ts';
import type { LoggedChoice } from './types.ts';

/** Records a visitor's choice, and the customer where one is signed in. */
export function recordChoice(
  session: ShopperSession,
  { key, version, granted, ageSeconds }: ReportedChoice,
): Promise<Result<unknown>> {
  return callAsVisitor(session, calls.visitConsent, {
    SessionId: session.id(),
    Version: version,
    Purposes: purposesOfConsentVersion(version).map((purpose) => ({
      Purpose: purpose,
      Granted: granted.includes(purpose),
    })),
    AgeSeconds: ageSeconds,
    IdempotencyKey: key,
  });
}

/**
 * The choices that the customer of a page at `path` made while signed in or before in the same visit, newest
 * first.
 */
export async function getLoggedChoices(path: string): Promise<Result<LoggedChoice[]>> {
  const result = await readAsCustomer(calls.visitConsentLog, {}, path);
  return result.ok ? success(toLoggedChoices(result.value)) : result;
}
