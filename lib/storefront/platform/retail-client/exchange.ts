import { currentLanguage } from '#language';
import { calls, RETURN_CODES } from '#lib/contract/index.ts';
import { observeSince, setGauge } from '#lib/shared/metrics/record.ts';
import { currentRequestId } from '#lib/shared/request-context.ts';
import { traced, traceHeaders } from '#lib/shared/tracing/span.ts';
import { type ApiResponse, readApiResponse } from './answer.ts';
import { createErrorReporter } from './error-report.ts';
import type { FreshJwt } from './refresh.ts';
import { createResilience, type ResilienceSettings } from './resilience.ts';
import { classifyEnvelope } from './return-code-policy.ts';
import { exchangeHttp, type Send } from './transport.ts';
import { brokenContract, createUnusableAnswers, type UnusableAnswer, type Warn } from './unusable-answers.ts';
import { trackUpstreamWait } from './upstream-waits.ts';
import { CALL_TIMEOUT_MS, type WireRequest, wireInit, wireRequest } from './wire-request.ts';

export interface ExchangeSettings extends ResilienceSettings {
  readonly base: URL;
  /** Sent to JwtToken. */
  readonly siteUrl: string;
  /**
   * Whether this is a corporate site: its error reports carry TypeId 1, and they and its page calls the customer
   * token.
   */
  readonly isCorporate: () => boolean;
  readonly send: Send;
  /** The time limit of a call that sets no longer one, in milliseconds; 3 seconds unless given. */
  readonly timeoutMs?: number;
  /** Called when an answer is unusable, at most once a minute for each call and cause. */
  readonly warn: Warn;
}

/** The identity in the body of an attempt. */
interface CallIdentity {
  readonly customerToken: string;
  readonly currencyId: number;
  readonly clientAddress?: string | undefined;
}

const NOBODY: CallIdentity = { customerToken: '', currencyId: 1 };

/** What an operator's own retail API means by a bare 404 to an extra call: it does not have the call. */
const NO_SUCH_CALL: ApiResponse = {
  kind: 'envelope',
  envelope: { ReturnCode: RETURN_CODES.NotFound.code, ReturnMessage: '', Data: null },
  status: 404,
};

/** What is wrong with an answer; null where it is usable, or where no call was made. */
function unusable(call: string, answer: ApiResponse): UnusableAnswer | null {
  if (answer.kind === 'envelope') {
    const classified = classifyEnvelope(answer.envelope);
    const isFailure = classified.kind === 'failed' && classified.failure.kind === 'unavailable';
    return isFailure ? { call, cause: 'return-code', returnCode: answer.envelope.ReturnCode } : null;
  }
  if (answer.kind !== 'unavailable' || answer.cause === 'open-circuit') return null;
  const { cause, status } = answer;
  if (cause === 'malformed') return { call, cause: 'contract', status, path: '', issue: 'no envelope' };
  if (cause === 'server-error' || cause === 'call-failed' || cause === 'client-error') {
    return { call, cause: 'status', status };
  }
  return { call, cause };
}

/** An answer as the metrics name it: a cause of failure, or what the return code means. */
function outcomeOf(answer: ApiResponse): string {
  if (answer.kind === 'unavailable') return answer.cause;
  return answer.kind === 'envelope' ? classifyEnvelope(answer.envelope).kind : answer.kind;
}

/** Makes exchanges through the circuit breaker and the retry budget, and reports their failures. */
export function createExchange(settings: ExchangeSettings) {
  const { timeoutMs: usualMs = CALL_TIMEOUT_MS } = settings;
  const resilience = createResilience(settings);
  const reportUnusable = createUnusableAnswers(settings.warn, settings.now);

  async function attempt(wire: WireRequest, bearer: string | null, caller: CallIdentity): Promise<ApiResponse> {
    return traced({ name: wire.name, kind: 'client', attributes: { 'rpc.method': wire.name } }, async (span) => {
      const facts = {
        publicMode: !settings.isCorporate(),
        requestId: currentRequestId(),
        trace: traceHeaders(span),
        language: currentLanguage(),
      };
      const init = wireInit(wire, bearer, { ...caller, ...facts });
      const timeoutMs = Math.max(usualMs, wire.deadlineMs ?? 0);
      const reply = exchangeHttp(settings.send, wire.url, init, timeoutMs);
      // A call with a limit of its own, such as an upload, is expected to take its time, however long all others may take.
      const answer = readApiResponse(await (wire.deadlineMs === undefined ? trackUpstreamWait(reply) : reply));
      if (answer.kind === 'unavailable') span.fail(answer.cause);
      return answer;
    });
  }

  const report = createErrorReporter(async (body, { jwt, caller }: { jwt: string; caller: CallIdentity }) => {
    const wire = wireRequest(settings.base, calls.errorLog, body);
    // In public mode the customer token is not sent. The address is for rate limits of calls made for shoppers.
    const sender = { customerToken: caller.customerToken, currencyId: caller.currencyId };
    if (wire && !resilience.isOpen()) await attempt(wire, jwt, sender);
  }, settings);

  /** Reports every HTTP error except the two that the client handles, and never one of the error log itself. */
  function reportError(wire: WireRequest, answer: ApiResponse, jwt: string, caller: CallIdentity): void {
    const failed = answer.kind === 'unavailable' || (answer.kind === 'envelope' && answer.status >= 400);
    if (!failed || answer.status === 0 || wire.name === calls.errorLog.name) return;
    const cause = answer.kind === 'unavailable' ? answer.cause : 'client-error';
    report({ api: wire.name, status: answer.status, cause, fields: Object.keys(wire.fields) }, { jwt, caller });
  }

  async function send(wire: WireRequest, bearer: string | null, caller: CallIdentity): Promise<ApiResponse> {
    const startedAt = performance.now();
    const answer = await resilience.run(wire, () => attempt(wire, bearer, caller));
    observeSince('retailCalls', { call: wire.name, outcome: outcomeOf(answer) }, startedAt);
    setGauge('retailBreakerOpen', {}, resilience.isOpen() ? 1 : 0);
    if (wire.isExtra && answer.kind === 'unavailable' && answer.status === 404) return NO_SUCH_CALL;
    reportError(wire, answer, bearer ?? '', caller);
    const wrong = unusable(wire.name, answer);
    if (wrong) reportUnusable(wrong);
    return answer;
  }

  /** Fetches a JWT: the only call without one. */
  async function fetchJwt(sessionId: string): Promise<FreshJwt> {
    const wire = wireRequest(settings.base, calls.jwtToken, { SessionID: sessionId, SiteURL: settings.siteUrl });
    const answer = wire && (await send(wire, null, NOBODY));
    if (!wire || answer?.kind !== 'envelope' || classifyEnvelope(answer.envelope).kind !== 'done') return null;
    const data = calls.jwtToken.data.safeParse(answer.envelope.Data ?? {});
    if (data.success) return data.data.SecurityToken ?? '';
    reportUnusable(brokenContract(wire.name, data.error));
    return null;
  }

  return { send, fetchJwt, reportUnusable };
}
