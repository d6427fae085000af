import 'server-only';
import { calls, type RetailCall } from '#lib/contract/index.ts';
import { singleton } from '#lib/shared/singleton.ts';
import { createRateLimiter } from '#lib/storefront/platform/http/rate-limit.ts';
import { isCorporateSite, retail } from '#lib/storefront/platform/retail-client/server.ts';
import type { CallAsSite } from '#lib/storefront/platform/retail-client/site-credential.ts';
import { createPendingReports } from './pending-reports.ts';

/**
 * An outage sends every shopper to /404; the limit makes the log get their reports together instead of one by
 * one.
 */
const REPORTS = { burst: 30, perSecond: 0.5 };

/** The names of the fields of a call's request, never their values. */
function fieldsOf({ request }: RetailCall): string[] {
  return 'shape' in request ? Object.keys(request.shape as object) : [];
}

function describe(name: string, count: number): string {
  if (count === 1) return `${name} could not be used, so the shopper was sent to /404.`;
  return `${name} could not be used ${count} times, so shoppers were sent to /404.`;
}

/**
 * Reports to the error log how many shoppers a failed call sent to /404; false where the report was not
 * received.
 */
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
 * Reports to the error log that a shopper was sent to /404 because `call` failed; reports that fail, as in an outage of
 * the retail API, are retried later. Never rejects, and no shopper waits for it: handlers say `void sentTo404(…)`.
 */
export function sentTo404(call: RetailCall): Promise<void> {
  return singleton('report-404', createReports).add(call.name, call);
}
