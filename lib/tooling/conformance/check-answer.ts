import { REFUSAL_DATA, RETURN_CODES, type RetailCall, returnCodeName } from '#lib/contract/index.ts';
import type { TransportResult } from '#lib/storefront/platform/retail-client/transport.ts';

/** What an answer says of the call that it belongs to. */
export type CheckResult =
  | { state: 'conforms'; returnCode: number; data: unknown }
  /** HTTP 404 without an envelope: the retail API does not have the call. */
  | { state: 'absent' }
  | { state: 'wrong'; issue: string };

/** At most so many faults of one answer are named. */
const MAX_ISSUES = 3;

const wrong = (issue: string): CheckResult => ({ state: 'wrong', issue });

/** Checks the answer to a call by the contract: its status, its envelope, its return code and its Data. */
export function checkAnswer(call: RetailCall, result: TransportResult): CheckResult {
  if (!result.ok) return wrong(TRANSPORT_PROBLEMS[result.problem]);
  const { status, text } = result.reply;
  const envelope = envelopeOf(text);
  if (!envelope) return status === 404 ? { state: 'absent' } : wrong(`HTTP ${status} without an envelope`);
  if (status !== 200) return wrong(`HTTP ${status}: an envelope is answered with HTTP 200`);
  const { ReturnCode: returnCode, Data: data = null } = envelope;
  const name = returnCodeName(returnCode);
  if (name === undefined) return wrong(`ReturnCode ${returnCode} is not in the contract`);
  if (name === 'InternalError') return wrong(`ReturnCode ${returnCode}: the call failed`);
  const parsed = (name === 'Success' ? call.data : REFUSAL_DATA.get(name))?.safeParse(data);
  if (!parsed || parsed.success) return { state: 'conforms', returnCode, data };
  const issues = parsed.error.issues.slice(0, MAX_ISSUES).map(({ path, message }) => {
    const field = ['Data', ...path].join('.');
    return `${field}: ${message}`;
  });
  return wrong(issues.join('; '));
}

/** Checks the refusal of a call that was made with a credential that nobody has: `status` with `message` in its body. */
export function checkRejection(result: TransportResult, status: number, message: string): CheckResult {
  if (!result.ok) return wrong(TRANSPORT_PROBLEMS[result.problem]);
  const { reply } = result;
  if (reply.status !== status) return wrong(`HTTP ${reply.status} in place of ${status}`);
  if (!reply.text.toLowerCase().includes(message)) return wrong(`HTTP ${status} without "${message}" in its body`);
  return { state: 'conforms', returnCode: RETURN_CODES.TokenStale.code, data: null };
}

const TRANSPORT_PROBLEMS = {
  network: 'no answer',
  timeout: 'no answer in time',
  'too-large': 'an answer of more than 2 MB',
  redirect: 'a redirect, which the storefront does not follow',
} as const;

interface AnyEnvelope {
  ReturnCode: number;
  Data?: unknown;
}

function envelopeOf(text: string): AnyEnvelope | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const isEnvelope =
    typeof value === 'object' && value !== null && 'ReturnCode' in value && typeof value.ReturnCode === 'number';
  return isEnvelope ? (value as AnyEnvelope) : null;
}
