import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { readBounded } from '#lib/shared/read-bounded.ts';

/** A response that has been read completely. */
export interface TextReply {
  status: number;
  text: string;
}

/** Sends an HTTP request; in tests the handler of an API without a socket. Rejects where no complete reply came. */
export type Send = (url: string, init: RequestInit) => Promise<Response | TextReply>;

/** Why there was no usable response. */
export type TransportProblem = 'network' | 'timeout' | 'too-large' | 'redirect';

export type TransportResult = { ok: true; reply: TextReply } | { ok: false; problem: TransportProblem };

/** The most bytes of a body that are read. */
export const MAX_BYTES = 2 * MEGABYTE;

/** Thrown for a body of more bytes. */
export class TooLarge extends Error {}

/** Reads a body as text up to the limit, so that an endless response cannot fill the memory. */
async function boundedText(response: Response): Promise<string> {
  if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
    await response.body?.cancel();
    throw new TooLarge();
  }
  const bytes = await readBounded(response.body, MAX_BYTES);
  if (!bytes) throw new TooLarge();
  return bytes.toString('utf8');
}

function problemOf(error: unknown): TransportProblem {
  if (error instanceof TooLarge) return 'too-large';
  // Compared by name, because the DOMException of an aborted fetch may come from another realm.
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  return name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'network';
}

/**
 * Makes one HTTP exchange within `timeoutMs`, body included. Redirects are refused: the base address is the only
 * upstream.
 */
export async function exchangeHttp(
  send: Send,
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<TransportResult> {
  try {
    const response = await send(url, {
      ...init,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isRead = !(response instanceof Response);
    const isOpaque = !isRead && response.type === 'opaqueredirect';
    if (isOpaque || (response.status >= 300 && response.status < 400)) {
      if (!isRead) await response.body?.cancel();
      return { ok: false, problem: 'redirect' };
    }
    return { ok: true, reply: isRead ? response : { status: response.status, text: await boundedText(response) } };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
