import type { calls } from '#lib/contract/index.ts';
import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { MissingLink } from '#lib/shared/process-events.ts';
import type { CallerRequest } from './types.ts';

type Report = CallerRequest<typeof calls.errorLog404>;

const REPORTS_PER_MINUTE = 5;
/** A missing link is reported again a day later, if it is still there. */
const REPORT_AGAIN_AFTER_MS = DAY_MS;
const LINKS_REMEMBERED = 500;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Reports missing links of the store to the error log: each missing page once a day, and at most five a minute.
 * `isCorporate` marks the site variant whose reports carry TypeId 1; `now` in epoch milliseconds. A report that
 * `send` could not deliver is sent with the next shopper who follows the link a day later.
 */
export function createMissingLinkReporter(
  send: (report: Report) => Promise<unknown>,
  { now, isCorporate }: { now: () => number; isCorporate: () => boolean },
): (link: MissingLink) => void {
  const reportedAt = new Map<string, number>();
  let windowStart = Number.NEGATIVE_INFINITY;
  let sent = 0;

  function mayReport(path: string): boolean {
    const at = now();
    if (at - (reportedAt.get(path) ?? Number.NEGATIVE_INFINITY) < REPORT_AGAIN_AFTER_MS) return false;
    if (at - windowStart >= MINUTE_MS) {
      windowStart = at;
      sent = 0;
    }
    if (sent >= REPORTS_PER_MINUTE) return false;
    sent += 1;
    reportedAt.delete(path);
    reportedAt.set(path, at);
    const [oldest] = reportedAt.keys();
    if (reportedAt.size > LINKS_REMEMBERED && oldest !== undefined) reportedAt.delete(oldest);
    return true;
  }

  return function report({ path, from }) {
    if (!mayReport(path)) return;
    void send({
      APIName: path,
      StatusCode: '404',
      ErrorCode: 'missing-page',
      ErrorDescription: `A link on ${from} leads to ${path}, which does not exist.`,
      RequestXML: `<Request><PageURL>${escaped(path)}</PageURL><From>${escaped(from)}</From></Request>`,
      ...(isCorporate() ? { TypeId: 1 as const } : {}),
    });
  };
}
