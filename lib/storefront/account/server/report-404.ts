import 'server-only';
import { calls, type RetailCall } from '#lib/contract/index.ts';
import { singleton } from '#lib/shared/singleton.ts';
import { createRateLimiter } from '#lib/storefront/platform/http/rate-limit.ts';
import { isCorporateSite, retail } from '#lib/storefront/platform/retail-client/server.ts';
import type { CallAsSite } from '#lib/storefront/platform/retail-client/site-credential.ts';
import { createPendingReports } from './pending-reports.ts';

/** An outage sends every shopper to /404; the log hears of them together, and not of one after the other. */
const REPORTS = { burst: 30, perSecond: 0.5 };

/** Names of the fields of a call's request; never what stood in them. */
function fieldsOf({ request }: RetailCall): string[] {
  return 'shape' in request ? Object.keys(request.shape as object) : [];
}

function describe(name: string, count: number): string {
  if (count === 1) return `${name} could not be used, so the shopper was sent to /404.`;
  return `${name} could not be used ${count} times, so shoppers were sent to /404.`;
}

/** Tells the error log of so many shoppers whom a failed call sent to /404; false where it did not hear of them. */
async function report(callAsSite: CallAsSite, call: RetailCall, count: number): Promise<boolean> {
  const fields = fieldsOf(call).map((name) => `<${name}/>`);
  const outcome = await callAsSite(calls.errorLog404, {
    APIName: call.name,
    StatusCode: '404',
    ErrorCode: 'unavailable',
    ErrorDescription: describe(call.name, count),
    RequestXML: `<Request>${fields.join('')}</Request>`,
    ...(isCorporateSite() ? { TypeId: 1 as const } : {}),
  });
  return outcome.kind !== 'failed';
}

function createReports() {
  const takeToken = createRateLimiter(Date.now);
  const { callAsSite } = retail();
  return createPendingReports<RetailCall>({
    report: async (call, count) => takeToken('report', REPORTS) === 0 && report(callAsSite, call, count),
    later: (milliseconds, callback) => void setTimeout(callback, milliseconds).unref(),
  });
}

/**
 * Tells the error log that a shopper was sent to /404 because `call` failed; what it cannot hear of now, as when all of
 * the retail API is away, it hears of later. Never rejects, and no shopper waits for it: handlers say `void sentTo404(…)`.
 */
export function sentTo404(call: RetailCall): Promise<void> {
  return singleton('report-404', createReports).add(call.name, call);
}
