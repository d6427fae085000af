import type { Envelope } from '#lib/contract/index.ts';
import type { TransportProblem, TransportResult } from './transport.ts';

/** One exchange, classified by what has to happen next. */
export type ApiResponse =
  | { kind: 'envelope'; envelope: Envelope; status: number }
  | { kind: 'token-rejected' }
  | { kind: 'customer-rejected' }
  | {
      kind: 'unavailable';
      cause: TransportProblem | 'server-error' | 'call-failed' | 'client-error' | 'malformed' | 'open-circuit';
      status: number;
    };

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false;
  return 'ReturnCode' in value && Number.isInteger(value.ReturnCode);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message of an error response: its plain text, or the ReturnMessage of its envelope. */
function messageOf(text: string, parsed: unknown): string {
  if (typeof parsed === 'string') return parsed.trim().toLowerCase();
  const wrapped = isEnvelope(parsed) ? parsed.ReturnMessage : text;
  return String(wrapped ?? '')
    .trim()
    .toLowerCase();
}

/**
 * Classifies one exchange. A 4xx with an envelope is an answer; any other error status is a failure. A 5xx with
 * an envelope (`call-failed`) means that the upstream works and only this call is broken.
 */
export function readApiResponse(result: TransportResult): ApiResponse {
  if (!result.ok) return { kind: 'unavailable', cause: result.problem, status: 0 };
  const { status, text } = result.reply;
  const parsed = parseJson(text);
  const message = text.length <= 500 ? messageOf(text, parsed) : '';
  if (status === 403 && message.includes('invalid customer token')) return { kind: 'customer-rejected' };
  if (status === 401 || message === 'invalid token') return { kind: 'token-rejected' };
  if (status >= 500) return { kind: 'unavailable', cause: isEnvelope(parsed) ? 'call-failed' : 'server-error', status };
  if (isEnvelope(parsed)) return { kind: 'envelope', envelope: parsed, status };
  return { kind: 'unavailable', cause: status >= 400 ? 'client-error' : 'malformed', status };
}
