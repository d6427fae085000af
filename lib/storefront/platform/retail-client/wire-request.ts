import { callLevel } from '#lib/contract/call-levels.ts';
import { type RetailCall, toWire } from '#lib/contract/index.ts';
import { type LanguageCode, languageFacts } from '#lib/messages/languages.ts';
import type { UploadedFile } from './types.ts';

/** The time limit of a call where neither the call nor the settings set another, in milliseconds. */
export const CALL_TIMEOUT_MS = 3000;

/** A call prepared for the wire, without the credential. */
export interface WireRequest {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** The fields of a POST, without CustomerToken and CurrencyId. */
  readonly fields: Record<string, unknown>;
  /** The file, if any; the fields are then parts of a form. */
  readonly upload?: { field: string; name: string; content: Blob };
  readonly repeatable: boolean;
  readonly bestEffort: boolean;
  /** The store works without the call; see `callLevel`. */
  readonly isExtra: boolean;
  /** The time limit of the call itself, in milliseconds; undefined where it sets none. */
  readonly deadlineMs: number | undefined;
}

/** Names of the calls that are sent without the customer token in public mode. */
const ANONYMOUS_IN_PUBLIC = new Set(['Page', 'ErrorLog', 'ErrorLog404']);

function isRepeatable(call: RetailCall, fields: Record<string, unknown>): boolean {
  const keyed = 'shape' in call.request && 'IdempotencyKey' in (call.request.shape as object);
  return call.repeatable && (!keyed || fields.IdempotencyKey !== undefined);
}

/** The file of a call as it is sent; null where the call does not accept it. */
function uploadOf({ multipart }: RetailCall, file: UploadedFile | undefined): Pick<WireRequest, 'upload'> | null {
  if (!multipart || !file) return multipart || file ? null : {};
  const isAccepted = multipart.extensions.includes(file.extension) && file.content.size <= multipart.maximumBytes;
  // The original file name may be personal, so it is not sent.
  return isAccepted
    ? { upload: { field: multipart.field, name: `photo.${file.extension}`, content: file.content } }
    : null;
}

/**
 * Validates a request, with money in paise, against the contract and encodes it; null where it violates the contract, so
 * that nothing is sent.
 */
export function wireRequest(base: URL, call: RetailCall, request: object, file?: UploadedFile): WireRequest | null {
  const parsed = call.request.safeParse(toWire(call.request, request));
  const upload = uploadOf(call, file);
  if (!parsed.success || !upload) return null;
  const { CustomerToken, CurrencyId, ...fields } = toWire(call.request, parsed.data) as Record<string, unknown>;
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
    ...upload,
    repeatable: isRepeatable(call, fields),
    bestEffort: call.bestEffort ?? false,
    isExtra: callLevel(call) === 'extra',
    deadlineMs: call.deadlineMs,
  };
}

/** The body of a form; `fetch` itself adds the content type with the boundary between the parts. */
function formOf(
  fields: Record<string, unknown>,
  { field, name, content }: NonNullable<WireRequest['upload']>,
): FormData {
  const form = new FormData();
  for (const [part, value] of Object.entries(fields)) form.append(part, String(value));
  form.append(field, content, name);
  return form;
}

interface WireCaller {
  customerToken: string;
  currencyId: number;
  clientAddress?: string | undefined;
  publicMode: boolean;
  /** The id of the visitor's request; left out for work in the background and for an operator. */
  requestId?: string | undefined;
  /** That of the answer's texts; left out for an operator. */
  language?: LanguageCode;
  /** Further headers, by which the retail API goes on with a trace. */
  trace?: Readonly<Record<string, string>>;
}

/** Headers and body of one attempt. A null bearer sends no Authorization header, an empty one an empty token. */
export function wireInit(wire: WireRequest, bearer: string | null, caller: WireCaller): RequestInit {
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...caller.trace,
  };
  if (caller.language) headers['accept-language'] = languageFacts(caller.language).tag;
  if (bearer !== null) headers.authorization = `Bearer ${bearer}`;
  if (caller.clientAddress) headers['x-forwarded-for'] = caller.clientAddress;
  if (caller.requestId !== undefined) headers['x-request-id'] = caller.requestId;
  if (wire.method === 'GET') return { method: 'GET', headers };
  const anonymous = caller.publicMode && ANONYMOUS_IN_PUBLIC.has(wire.name);
  const body = {
    ...wire.fields,
    CustomerToken: anonymous ? '' : caller.customerToken,
    CurrencyId: caller.currencyId,
  };
  if (wire.upload) return { method: 'POST', headers, body: formOf(body, wire.upload) };
  headers['content-type'] = 'application/json';
  return { method: 'POST', headers, body: JSON.stringify(body) };
}
