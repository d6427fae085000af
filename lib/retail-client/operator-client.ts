import type { z } from 'zod';
import { type DataOf, type Envelope, type RequestOf, type RetailCall, returnCodeName } from '#lib/contract/index.ts';
import { readAnswer } from './answer.ts';
import { exchangeHttp, type Send } from './transport.ts';
import { wireInit, wireRequest } from './wire-request.ts';

interface OperatorSettings {
  /** Base address of the retail API. */
  baseUrl: string;
  /** The operator's key, `OPERATOR_KEY`. */
  key: string;
  send: Send;
}

/** `missing`: there is no such thing. `stale`: it changed in between. `message` says what is wrong and what to do. */
type OperatorFailure = { ok: false; reason: 'missing' | 'stale' | 'other'; message: string };
export type OperatorReply<Data> = { ok: true; data: Data } | OperatorFailure;

/** Makes calls of the operator's, once each. */
export interface OperatorClient {
  call<Call extends RetailCall>(call: Call, request: RequestOf<Call>): Promise<OperatorReply<DataOf<Call>>>;
}

/** A client for whoever keeps the store; it shows the operator's key in place of a shopper's JWT. */
export function createOperatorClient({ baseUrl, key, send }: OperatorSettings): OperatorClient {
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  return {
    async call(call, request) {
      const wire = wireRequest(base, call, request as object);
      if (!wire) return failed(wordsOf(call.request.safeParse(request).error));
      const caller = { customerToken: '', currencyId: 1, publicMode: true };
      const answer = readAnswer(await exchangeHttp(send, wire.url, wireInit(wire, key, caller), wire.timeoutMs));
      switch (answer.kind) {
        case 'envelope':
          return judge(call, answer.envelope);
        case 'unavailable':
          return failed(`The retail API at ${base.origin} could not be used (${answer.cause}). Is it running there?`);
        default:
          return failed(`The retail API at ${base.origin} does not take this OPERATOR_KEY.`);
      }
    },
  };
}

function judge<Call extends RetailCall>(call: Call, envelope: Envelope): OperatorReply<DataOf<Call>> {
  const name = returnCodeName(envelope.ReturnCode);
  if (name === 'Success') {
    const data = call.data.safeParse(envelope.Data);
    return data.success ? { ok: true, data: data.data as DataOf<Call> } : failed('The answer could not be understood.');
  }
  if (name === 'NotFound') return { ok: false, reason: 'missing', message: 'There is no such page.' };
  if (name === 'Conflict') return { ok: false, reason: 'stale', message: 'Somebody changed it meanwhile.' };
  const { Field, Message } = (envelope.Data ?? {}) as { Field?: unknown; Message?: unknown };
  return failed(typeof Message === 'string' ? `${Field}: ${Message}` : String(envelope.ReturnMessage));
}

function wordsOf(error: z.ZodError | undefined): string {
  const issue = error?.issues[0];
  return `${issue?.path.join('.')}: ${issue?.message}`;
}

function failed(message: string): OperatorFailure {
  return { ok: false, reason: 'other', message };
}
