import type { z } from 'zod';
import {
  type DataOf,
  type Envelope,
  type RefusedRow,
  type RequestOf,
  type RetailCall,
  refusedRow,
  returnCodeName,
  toWire,
} from '#lib/contract/index.ts';
import { OPERATOR_HEADER } from '#lib/contract/operator-vocabulary.ts';
import { NOT_ALLOWED_REASONS, type NotAllowedReason } from '#lib/contract/vocabulary.ts';
import { methodRefusalText } from '#lib/shared/method-refusal-text.ts';
import { encodeOperator } from '#lib/shared/operator-header.ts';
import { readApiResponse } from './answer.ts';
import { exchangeHttp, type Send } from './transport.ts';
import { CALL_TIMEOUT_MS, wireInit, wireRequest } from './wire-request.ts';

interface OperatorSettings {
  /** Base address of the retail API. */
  baseUrl: string;
  /** The operator's key, `OPERATOR_KEY`, or the token of a staff member's session. */
  key: string;
  /** What is said where the retail API does not accept it; about OPERATOR_KEY unless given. */
  refused?: string;
  /** The operator's name for the audit; empty where none is given. */
  name?: string;
  send: Send;
}

/**
 * Why a call was refused. `missing`: not found. `stale`: changed in between. `repeated`: already done with
 * another request. `not-now`: not possible (any more), with the reason in `because`. `malformed`: a field
 * violates the contract, so nothing was sent. `invalid`: the retail API refused a field, with the reason in
 * `detail`, or `rows` of a list.
 */
type Refusal =
  | { reason: 'missing' | 'stale' | 'repeated' | 'other' }
  | { reason: 'not-now'; because: NotAllowedReason | 'unknown' }
  | { reason: 'malformed' | 'invalid'; field: string; detail: string; rows?: readonly RefusedRow[] };
/** `message` describes the problem with the names of the contract. */
export type OperatorFailure = { ok: false; message: string } & Refusal;
export type OperatorReply<Data> = { ok: true; data: Data } | OperatorFailure;

/**
 * Makes the operator's calls, once each. A request has money in paise, as in every program. The data of a reply has it in
 * rupees, as on the wire, because the operator's tools print it as JSON.
 */
export interface OperatorClient {
  call<Call extends RetailCall>(call: Call, request: RequestOf<Call>): Promise<OperatorReply<DataOf<Call>>>;
}

/** Creates a client for the operator, which sends the operator's key or a session's token instead of a shopper's JWT. */
export function createOperatorClient({ baseUrl, key, name = '', refused, send }: OperatorSettings): OperatorClient {
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  return {
    async call(call, request) {
      const wire = wireRequest(base, call, request as object);
      if (!wire) return malformed(call.request.safeParse(toWire(call.request, request)).error);
      const caller = { customerToken: '', currencyId: 1, publicMode: true };
      const answer = readApiResponse(
        await exchangeHttp(
          send,
          wire.url,
          signed(wireInit(wire, key, caller), name),
          wire.deadlineMs ?? CALL_TIMEOUT_MS,
        ),
      );
      switch (answer.kind) {
        case 'envelope':
          return operatorReplyOf(call, answer.envelope);
        case 'unavailable':
          return failed(
            `The retail API at ${base.origin} could not be reached (${answer.cause}). Is it running there?`,
          );
        default:
          return failed(refused ?? `The retail API at ${base.origin} does not accept this OPERATOR_KEY.`);
      }
    },
  };
}

/** A change is made before its answer is read. */
const MAY_BE_DONE = ' What was asked for may be done: look before you repeat it.';

function operatorReplyOf<Call extends RetailCall>(call: Call, envelope: Envelope): OperatorReply<DataOf<Call>> {
  const name = returnCodeName(envelope.ReturnCode);
  if (name === 'Success') {
    const data = call.data.safeParse(envelope.Data);
    return data.success
      ? { ok: true, data: toWire(call.data, data.data) as DataOf<Call> }
      : failed(`The answer could not be read.${call.method === 'POST' ? MAY_BE_DONE : ''}`);
  }
  if (name === 'NotFound') return { ok: false, reason: 'missing', message: missing(call) };
  if (name === 'KeyReused')
    return { ok: false, reason: 'repeated', message: 'This was already done with other details.' };
  if (name === 'NotAllowedNow') {
    const because = becauseOf(envelope.Data);
    return { ok: false, reason: 'not-now', because, message: `This is not possible now (${because}).` };
  }
  if (name === 'MethodNotOffered') return failed(methodRefusalText(reasonOf(envelope.Data)));
  if (name === 'PaymentUnavailable')
    return failed('No payment gateway is set up, so nobody can pay by a link. Nothing was changed.');
  if (name === 'ApprovalNeeded') return failed(approvalMessage(envelope.Data));
  if (name === 'Conflict') return { ok: false, reason: 'stale', message: 'Someone changed it in the meantime.' };
  const { Field, Message, Refused } = (envelope.Data ?? {}) as {
    Field?: unknown;
    Message?: unknown;
    Refused?: unknown;
  };
  if (typeof Message !== 'string') return failed(String(envelope.ReturnMessage));
  const rows = refusedRow.array().safeParse(Refused).data;
  const refusal = { field: String(Field), detail: Message, ...(rows && { rows }) };
  return { ok: false, reason: 'invalid', ...refusal, message: `${Field}: ${Message}` };
}

function becauseOf(data: unknown): NotAllowedReason | 'unknown' {
  const given = reasonOf(data);
  return NOT_ALLOWED_REASONS.find((reason) => reason === given) ?? 'unknown';
}

function reasonOf(data: unknown): unknown {
  return ((data ?? {}) as { Reason?: unknown }).Reason;
}

/** What the person can do whose call waits for a second one. */
function approvalMessage(data: unknown): string {
  const { ApprovalId } = (data ?? {}) as { ApprovalId?: unknown };
  return `A second person has to approve this within a day, in the back office (request ${ApprovalId}). Nothing has changed yet.`;
}

/** The words for what was not found: a page for calls about pages, something else for all others. */
function missing({ name }: RetailCall): string {
  return /Page/.test(name) ? 'There is no such page.' : 'There is no such order, return or other entry.';
}

function signed(init: RequestInit, name: string): RequestInit {
  if (name === '') return init;
  const headers = new Headers(init.headers);
  headers.set(OPERATOR_HEADER, encodeOperator(name));
  return { ...init, headers };
}

function malformed(error: z.ZodError | undefined): OperatorFailure {
  const { path = [], message: detail = '' } = error?.issues[0] ?? {};
  return {
    ok: false,
    reason: 'malformed',
    field: String(path[0]),
    detail,
    message: `${path.join('.')}: ${detail}`,
  };
}

function failed(message: string): OperatorFailure {
  return { ok: false, reason: 'other', message };
}
