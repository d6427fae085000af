import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { plainAnswer } from './plain-answer.ts';
import { readRequestBody } from './read-body.ts';

const MAX_BYTES = 4096;
const MAX_SKEW_MS = 5 * MINUTE_MS;

const purgeRequest = z.object({
  tags: z.array(z.string().min(1).max(200)).min(1).max(200),
  /** When the call was signed, in epoch milliseconds. */
  at: z.number(),
});

interface RevalidateOptions {
  /** The secrets that may have signed it; where there is none, all purges are refused. */
  secrets: readonly string[];
  /** Epoch milliseconds. */
  now: () => number;
  purge: (tags: readonly string[]) => void;
}

/** The signature of a purge call: hex HMAC-SHA256 of its raw body. */
export function signPurge(body: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

function isSigned(body: Buffer, signature: unknown, secret: string): boolean {
  const expected = Buffer.from(signPurge(body, secret));
  const received = Buffer.from(String(signature ?? ''));
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/**
 * Answers `POST /api/revalidate`: HTTP 204 after a purge, 401 without a valid recent signature, 400 for an
 * invalid body.
 */
export async function revalidate(
  request: IncomingMessage,
  response: ServerResponse,
  options: RevalidateOptions,
): Promise<void> {
  if (request.method !== 'POST') return plainAnswer(response, 405, { Allow: 'POST' });
  const reading = await readRequestBody(request, MAX_BYTES);
  if (reading.kind === 'too-large') return plainAnswer(response, 413, { Connection: 'close' });
  if (reading.kind === 'cut') return;
  const signature = request.headers['x-signature'];
  if (!options.secrets.some((secret) => isSigned(reading.body, signature, secret))) {
    return plainAnswer(response, 401);
  }
  const purge = purgeRequest.safeParse(parseJson(reading.body));
  if (!purge.success) return plainAnswer(response, 400);
  // An old call could be replayed by anyone who has seen it.
  if (Math.abs(options.now() - purge.data.at) > MAX_SKEW_MS) return plainAnswer(response, 401);
  options.purge(purge.data.tags);
  plainAnswer(response, 204);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
