import { randomUUID } from 'node:crypto';
import { type Envelope, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { issueJwt } from '../../customers/session/jwt.ts';

export const SECRET = 'a secret of the checkout bench, 32 characters or more';

/** A process of the retail API that answers at an address. */
interface CalledApi {
  readonly url: string;
}

/** Makes calls of one session; resolves to undefined if the process died before it answered. */
export type Call = <Data = Record<string, unknown>>(
  name: string,
  body: object,
  api?: CalledApi,
) => Promise<Envelope<Data> | undefined>;

const key = { current: new TextEncoder().encode(SECRET), accepted: [] };

/**
 * Opens a session with a network address of its own, so that no limit per network is near. `pick`: returns the process
 * to call.
 */
export async function openBenchSession(pick: () => CalledApi, customerToken = ''): Promise<Call> {
  const session = randomUUID();
  const headers = {
    authorization: `Bearer ${await issueJwt(key, session, Date.now())}`,
    'content-type': 'application/json',
    'x-forwarded-for': `network-${session}`,
  };
  return async <Data>(name: string, body: object, api = pick()) => {
    try {
      const reply = await fetch(`${api.url}/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ CustomerToken: customerToken, ...body }),
      });
      return (await reply.json()) as Envelope<Data>;
    } catch (error) {
      // fetch and a truncated body both fail with a TypeError, which in a test is of another realm; half an answer is
      // not valid JSON.
      if (['TypeError', 'SyntaxError'].includes((error as Error).name)) return undefined;
      throw error;
    }
  };
}

/** Whether an answer has this return code. */
export function isCode(answer: Envelope | undefined, code: ReturnCodeName): boolean {
  return answer?.ReturnCode === RETURN_CODES[code].code;
}

/** The Data of an answer that must have succeeded. */
export function successData<Data>(answer: Envelope<Data> | undefined, name: string): Data {
  if (!answer || !isCode(answer, 'Success') || answer.Data === null) {
    throw new Error(`${name} answered ${answer ? `${answer.ReturnCode} ${JSON.stringify(answer.Data)}` : 'nothing'}.`);
  }
  return answer.Data;
}
