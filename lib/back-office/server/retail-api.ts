import { type Envelope, type RetailCall, type ReturnCodeName, returnCodeName, toWire } from '#lib/contract/index.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { readBounded } from '#lib/shared/read-bounded.ts';
import { watchOutage } from '#lib/shared/watch-outage.ts';

/** The time limit of a call that sets no other, in milliseconds. */
const CALL_TIMEOUT_MS = 10_000;
/** The largest answer: photos and PDF files come as base64. */
const MAX_ANSWER_BYTES = 16 * MEGABYTE;

/** Who makes a call, and for which request. */
export interface CallSender {
  /** The bearer of the call; empty where nobody is signed in yet. */
  token: string;
  /** Address of the browser, for the limits of the retail API; empty where it is unknown. */
  address: string;
  requestId: string;
}

/** A file that a page sends. `extension`: without the dot, as the contract names it. */
interface SentFile {
  content: Buffer<ArrayBuffer>;
  extension: string;
}

/** Why a call did not succeed. `Unreachable` and `SignedOut` are not return codes: there was no envelope. */
export interface CallProblem {
  code: ReturnCodeName | 'Unreachable' | 'SignedOut' | 'Unreadable';
  message: string;
  /** `Data` of the refusal as it came. */
  details: Readonly<Record<string, unknown>>;
}

export type CallResult = { ok: true; data: unknown } | { ok: false; problem: CallProblem };

/** Sends an HTTP request: `fetch`, or in tests the handler of an API without a socket. */
type SendRequest = (url: string, init: RequestInit) => Promise<Response>;

/** Makes calls of the contract in the name of staff members. */
export class OperatorApi {
  readonly #base: string;
  readonly #send: SendRequest;
  readonly #outage;

  /** `onAway` is called once for each time that the retail API cannot be reached. */
  constructor(baseUrl: string, onAway: (error: unknown) => void, send: SendRequest = fetch) {
    this.#base = baseUrl.replace(/\/*$/, '/');
    this.#send = send;
    this.#outage = watchOutage(onAway);
  }

  /** Makes a call. `fields` come from a browser, with money in paise; so has the data of the result. */
  async call(call: RetailCall, fields: Readonly<Record<string, unknown>>, sender: CallSender): Promise<CallResult> {
    const wire = toWire(call.request, fields);
    const parsed = call.request.safeParse(wire);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const details = { Field: issue?.path.join('.') ?? '', Message: issue?.message ?? '' };
      return failed('InvalidRequest', 'A field is missing or wrong.', details);
    }
    const answer = await this.#exchange(call, wire, sender);
    return 'problem' in answer ? { ok: false, problem: answer.problem } : readEnvelope(call, answer.envelope);
  }

  /** Makes a call that takes a file. */
  async upload(
    call: RetailCall,
    fields: Readonly<Record<string, string>>,
    file: SentFile,
    sender: CallSender,
  ): Promise<CallResult> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    // The name of the file on the sender's disk may be personal, so it is not sent.
    form.append(call.multipart?.field ?? 'file', new Blob([file.content]), `photo.${file.extension}`);
    const answer = await this.#exchange(call, form, sender);
    return 'problem' in answer ? { ok: false, problem: answer.problem } : readEnvelope(call, answer.envelope);
  }

  /** Fetches a picture of the catalogue. */
  picture(path: string): Promise<Response> {
    return this.#send(new URL(path.replace(/^\//, ''), this.#base).href, {
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
  }

  /** Whether the retail API says that it is ready. */
  async isReady(): Promise<boolean> {
    try {
      const reply = await this.#send(`${this.#base}readyz`, { redirect: 'error', signal: AbortSignal.timeout(800) });
      await reply.body?.cancel();
      return reply.ok;
    } catch {
      // A retail API that does not respond is not ready, whatever the reason.
      return false;
    }
  }

  async #exchange(
    call: RetailCall,
    body: Readonly<Record<string, unknown>> | FormData,
    sender: CallSender,
  ): Promise<{ envelope: Envelope } | { problem: CallProblem }> {
    try {
      const url = new URL(call.name, this.#base);
      if (call.method === 'GET') {
        for (const [name, value] of Object.entries(body)) url.searchParams.set(name, String(value));
      }
      const reply = await this.#send(url.href, {
        method: call.method,
        headers: headersOf(call, sender, body instanceof FormData),
        redirect: 'error',
        signal: AbortSignal.timeout(call.deadlineMs ?? CALL_TIMEOUT_MS),
        ...(call.method === 'POST' && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      this.#outage.worked();
      if (reply.status === 401) return { problem: problemOf('SignedOut', 'You are signed out.') };
      const bytes = await readBounded(reply.body, MAX_ANSWER_BYTES);
      if (bytes === null) return { problem: problemOf('Unreadable', 'The answer of the retail API is too large.') };
      return { envelope: JSON.parse(bytes.toString('utf8')) };
    } catch (error) {
      if (error instanceof SyntaxError) return { problem: problemOf('Unreadable', 'The answer could not be read.') };
      this.#outage.failed(error);
      return { problem: problemOf('Unreachable', 'The retail API did not answer.') };
    }
  }
}

function headersOf(
  call: RetailCall,
  { token, address, requestId }: CallSender,
  isForm: boolean,
): Record<string, string> {
  return {
    accept: 'application/json',
    'x-request-id': requestId,
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    ...(address !== '' && { 'x-forwarded-for': address }),
    ...(call.method === 'POST' && !isForm && { 'content-type': 'application/json' }),
  };
}

function readEnvelope(call: RetailCall, envelope: Envelope): CallResult {
  const name = returnCodeName(envelope.ReturnCode) ?? 'InternalError';
  if (name !== 'Success') {
    const details = typeof envelope.Data === 'object' && envelope.Data !== null ? envelope.Data : {};
    return failed(name, String(envelope.ReturnMessage), details as Record<string, unknown>);
  }
  const data = call.data.safeParse(envelope.Data);
  if (!data.success)
    return failed(
      'Unreadable',
      `The answer of the retail API does not keep the contract.${call.method === 'POST' ? MAY_BE_DONE : ''}`,
    );
  return { ok: true, data: data.data };
}

/** A change is made before its answer is read. */
const MAY_BE_DONE = ' What you asked for may be done: look before you repeat it.';

function problemOf(code: CallProblem['code'], message: string, details: CallProblem['details'] = {}): CallProblem {
  return { code, message, details };
}

function failed(code: CallProblem['code'], message: string, details?: CallProblem['details']): CallResult {
  return { ok: false, problem: problemOf(code, message, details) };
}
