/** A failed call, told without any value that it carried: names of fields only. */
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
const MINUTE_MS = 60_000;

/**
 * Sends failed calls to the error log, at most 30 a minute and without waiting: a shopper never waits for a log line.
 * `isCorporate` marks the site variant whose reports carry TypeId 1. The sender is whose call failed: `send` decides what of
 * them goes along.
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
