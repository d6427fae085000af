import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CallProblem, CallResult } from './retail-api.ts';

const STATUSES: Readonly<Partial<Record<CallProblem['code'], ContentfulStatusCode>>> = {
  SignedOut: 401,
  Forbidden: 403,
  NotFound: 404,
  Conflict: 409,
  KeyReused: 409,
  NotAllowedNow: 409,
  ApprovalNeeded: 202,
  InvalidRequest: 422,
  TooManyRequests: 429,
  InternalError: 502,
  Unreadable: 502,
  Unreachable: 503,
};

/** A failure as the page gets it. */
export interface CallProblemBody {
  error: Omit<CallProblem, 'code'> & { code: CallProblem['code'] | 'Foreign' };
}

interface PageAnswer {
  status: ContentfulStatusCode;
  body: { data: unknown } | CallProblemBody;
}

/** A call's result as the page gets it: `data`, or `error` with its code, a sentence, and what the retail API adds. */
export function pageAnswer(result: CallResult): PageAnswer {
  if (result.ok) return { status: 200, body: { data: result.data } };
  return { status: STATUSES[result.problem.code] ?? 409, body: { error: result.problem } };
}
