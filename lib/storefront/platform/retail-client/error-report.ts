import { MINUTE_MS } from '#lib/shared/durations.ts';

/** A failed call, reported by the names of its fields without any value. */
interface FailedCall {
  api: string;
  status: number;
  cause: string;
  fields: readonly string[];
}

/** The request of the error-log call. */
interface ErrorReport {
  APIName: string;
  StatusCode: string;
  ErrorCode: string;
  ErrorDescription: string;
  RequestXML: string;
  ResponseXML: string;
  TypeId?: 1;
}

const REPORTS_PER_MINUTE = 30;

/**
 * Reports failed calls to the error log, at most 30 a minute and without waiting, so that no shopper waits for a
 * log entry. `isCorporate` marks the site variant whose reports carry TypeId 1. The sender is the shopper whose
 * call failed: `send` decides what data of the sender is included.
 */
export function createErrorReporter<Sender>(
  send: (report: ErrorReport, sender: Sender) => Promise<unknown>,
  { now, isCorporate }: { now: () => number; isCorporate: () => boolean },
) {
  let windowStart = 0;
  let sent = 0;

  return function report(failed: FailedCall, sender: Sender): void {
    if (now() - windowStart >= MINUTE_MS) {
      windowStart = now();
      sent = 0;
    }
    if (sent >= REPORTS_PER_MINUTE) return;
    sent += 1;
    void send(
      {
        APIName: failed.api,
        StatusCode: String(failed.status),
        ErrorCode: failed.cause,
        ErrorDescription: `The call ended with status ${failed.status}.`,
        RequestXML: `<Request>${failed.fields.map((name) => `<${name}/>`).join('')}</Request>`,
        ResponseXML: '',
        ...(isCorporate() ? { TypeId: 1 as const } : {}),
      },
      sender,
    );
  };
}
