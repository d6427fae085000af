import type { z } from 'zod';
import { readBounded } from '#lib/shared/read-bounded.ts';
import { GatewayUnavailable } from './gateway.ts';
import { GatewayRefused } from './gateway-refused.ts';

/** What a call of a gateway may take altogether, in milliseconds: connecting, waiting and reading. */
export const GATEWAY_TIMEOUT_MS = 8_000;
/** Far more than the payments of one order are. */
const REPLY_MAXIMUM_BYTES = 256 * 1024;
/** What was asked for is not there, or not for these keys (razorpay.com/docs, Errors: 400 for an unknown id). */
const REFUSED: ReadonlySet<number> = new Set([400, 404]);
/** Wrong keys, too many calls: nothing is known of what was asked. */
const UNANSWERED: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

export interface GatewayReply {
  /** 2xx, or a 4xx that is about the request. */
  status: number;
  body: unknown;
}

/**
 * One HTTP call of a gateway. Follows no redirect, since it would hand the keys on. Throws GatewayUnavailable, whose message
 * holds nothing of the request or the reply, where there is no JSON in time.
 */
export async function callGateway(
  url: string,
  request: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string; signal: AbortSignal },
): Promise<GatewayReply> {
  const { status, bytes } = await exchange(url, request);
  if (status < 200 || (status > 299 && status < 400) || status > 499 || UNANSWERED.has(status)) {
    throw new GatewayUnavailable(`The gateway answered ${status}.`);
  }
  if (bytes === null) throw new GatewayUnavailable(`The gateway's reply has more than ${REPLY_MAXIMUM_BYTES} bytes.`);
  try {
    return { status, body: JSON.parse(bytes.toString('utf8')) };
  } catch {
    // The error would quote the reply, which may hold personal data.
    throw new GatewayUnavailable('The reply of the gateway is no JSON.');
  }
}

/** The body of a reply that did what was asked. Throws GatewayUnavailable for another, GatewayRefused for a 400 or 404. */
export function readSuccess<Schema extends z.ZodType>(
  schema: Schema,
  { status, body }: GatewayReply,
): z.output<Schema> {
  if (REFUSED.has(status)) throw new GatewayRefused(`The gateway answered ${status}.`);
  if (status > 299) throw new GatewayUnavailable(`The gateway answered ${status}.`);
  return readReply(schema, body);
}

/** A reply, or part of one, in the form of its schema. Throws GatewayUnavailable where it has another. */
export function readReply<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new GatewayUnavailable(`The reply of the gateway cannot be read at "${where}".`);
}

async function exchange(url: string, request: Parameters<typeof callGateway>[1]) {
  try {
    const response = await fetch(url, { ...request, redirect: 'manual' });
    return { status: response.status, bytes: await readBounded(response.body, REPLY_MAXIMUM_BYTES) };
  } catch (error) {
    throw new GatewayUnavailable('The gateway cannot be reached, or does not answer in time.', { cause: error });
  }
}
