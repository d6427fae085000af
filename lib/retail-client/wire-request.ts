import type { RetailCall } from '#lib/contract/index.ts';

const TIMEOUT_MS = 3000;

/** A call made ready for the wire, but for the credential. */
export interface WireRequest {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Fields of a POST, without CustomerToken and CurrencyId. */
  readonly fields: Record<string, unknown>;
  readonly repeatable: boolean;
  readonly timeoutMs: number;
}

/** Names of calls that go out without the customer token while the site is public. */
const ANONYMOUS_IN_PUBLIC = new Set(['Page', 'ErrorLog', 'ErrorLog404']);

function isRepeatable(call: RetailCall, fields: Record<string, unknown>): boolean {
  const keyed = 'shape' in call.request && 'IdempotencyKey' in (call.request.shape as object);
  return call.repeatable && (!keyed || fields.IdempotencyKey !== undefined);
}

/** Checks a request against the contract; null where it breaks it, so that nothing is sent. */
export function wireRequest(base: URL, call: RetailCall, request: object): WireRequest | null {
  const parsed = call.request.safeParse(request);
  if (!parsed.success) return null;
  const { CustomerToken, CurrencyId, ...fields } = parsed.data as Record<string, unknown>;
  const url = new URL(call.name, base);
  if (call.method === 'GET') {
    for (const [name, value] of Object.entries(fields)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
  }
  return {
    name: call.name,
    method: call.method,
    url: url.href,
    fields,
    repeatable: isRepeatable(call, fields),
    timeoutMs: call.patienceMs ?? TIMEOUT_MS,
  };
}

/** Headers and body of one attempt. A null bearer sends no Authorization header, an empty one an empty token. */
export function wireInit(
  wire: WireRequest,
  bearer: string | null,
  caller: { customerToken: string; currencyId: number; clientAddress?: string | undefined; publicMode: boolean },
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (bearer !== null) headers.authorization = `Bearer ${bearer}`;
  if (caller.clientAddress) headers['x-forwarded-for'] = caller.clientAddress;
  if (wire.method === 'GET') return { method: 'GET', headers };
  const anonymous = caller.publicMode && ANONYMOUS_IN_PUBLIC.has(wire.name);
  const body = {
    ...wire.fields,
    CustomerToken: anonymous ? '' : caller.customerToken,
    CurrencyId: caller.currencyId,
  };
  headers['content-type'] = 'application/json';
  return { method: 'POST', headers, body: JSON.stringify(body) };
}
