import type { calls, DataOf, RequestOf } from '#lib/contract/index.ts';
import type { ReturnCodeName } from '#lib/contract/return-codes.ts';

type Calls = typeof calls;
/** Calls whose name is not their key in the contract. */
export const OTHERWISE_NAMED = { beginHintList: 'BeginHints' } as const;
type RenamedCalls = typeof OTHERWISE_NAMED;
/** The calls of the contract by wire name. */
type ByName = {
  [Key in keyof Calls & string as Key extends keyof RenamedCalls ? RenamedCalls[Key] : Capitalize<Key>]: Calls[Key];
};

/** The wire name of a call. */
export type CallName = keyof ByName;
/** What a page gives to a call; the server adds the staff member's name. Money is in paise. */
export type CallRequest<Name extends CallName> = Omit<RequestOf<ByName[Name]>, 'Operator'>;
/** What a call answers. Money is in paise. */
export type CallData<Name extends CallName> = DataOf<ByName[Name]>;

/** A call that did not succeed, with its code, a sentence, and what the retail API added. */
export class CallError extends Error {
  readonly code: ReturnCodeName | 'Unreachable' | 'SignedOut' | 'Unreadable' | 'Foreign';
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: CallError['code'], message: string, details: CallError['details'] = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

interface PageError {
  code: CallError['code'];
  message: string;
  details?: CallError['details'];
}

/** Waits until somebody has signed in again. */
type SignInAgain = () => Promise<void>;
let signInAgain: SignInAgain | undefined;

/** Sets what happens where the session has ended: the call waits for it, and is then made again. */
export function onSessionEnd(ask: SignInAgain | undefined): void {
  signInAgain = ask;
}

/** Makes a call of the contract through the back office. Throws CallError where it does not succeed. */
export async function callShop<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  signal?: AbortSignal,
): Promise<CallData<Name>> {
  const send = () => askOffice(`/api/${name}`, request, signal);
  try {
    return (await send()) as CallData<Name>;
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'SignedOut' || signInAgain === undefined) throw error;
    await signInAgain();
    return (await send()) as CallData<Name>;
  }
}

/** Asks the back office's own server: a POST with a body, a GET without. Throws CallError. */
async function askOffice(path: string, body?: object, signal?: AbortSignal): Promise<unknown> {
  const reply = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallError('Unreachable', 'The back office did not answer.');
  });
  const answer = (await reply.json().catch(() => ({}))) as { data?: unknown; error?: PageError };
  if (reply.ok && 'data' in answer) return answer.data;
  const { code = 'Unreachable', message = 'The back office did not answer.', details } = answer.error ?? {};
  throw new CallError(code, message, details);
}

/** A key for one intended change, so that a repeated press does nothing twice. */
export function newChangeKey(): string {
  return crypto.randomUUID();
}
