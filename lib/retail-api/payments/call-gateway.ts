import type { z } from 'zod';
import { readBounded } from '#lib/shared/read-bounded.ts';
import { GatewayUnavailable } from './gateway.ts';
import { GatewayRefused } from './gateway-refused.ts';

/** Total time limit of a gateway call, in milliseconds: connecting, waiting and reading. */
export const GATEWAY_TIMEOUT_MS = 8_000;
/** Far more than the payments of one order need. */
const REPLY_MAXIMUM_BYTES = 256 * 1024;
/** The requested object does not exist, or not for these keys (razorpay.com/docs, Errors: 400 for an unknown id). */
const REFUSED: ReadonlySet<number> = new Set([400, 404]);
/** Wrong keys, too many calls: the reply says nothing about the requested object. */
const UNANSWERED: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

export interface GatewayReply {
  /** 2xx, or a 4xx that is about the request. */
  status: number;
  body: unknown;
}

/**
 * One HTTP call to a gateway. Follows no redirects, since they would pass on the keys. Throws GatewayUnavailable, whose
 * message contains nothing of the request or the reply, if no JSON arrives in time.
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
    // The error would quote the reply, which may contain personal data.
    throw new GatewayUnavailable("The gateway's reply is not JSON.");
  }
}

/** The body of a successful reply. Throws GatewayRefused for a 400 or 404, GatewayUnavailable for any other failure. */
export function readSuccess<Schema extends z.ZodType>(
  schema: Schema,
  { status, body }: GatewayReply,
): z.output<Schema> {
  if (REFUSED.has(status)) throw new GatewayRefused(`The gateway answered ${status}.`);
  if (status > 299) throw new GatewayUnavailable(`The gateway answered ${status}.`);
  return readReply(schema, body);
}

/** Parses a reply, or part of one, by its schema. Throws GatewayUnavailable if it does not match. */
export function readReply<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new GatewayUnavailable(`The gateway's reply cannot be read at "${where}".`);
}

async function exchange(url: string, request: Parameters<typeof callGateway>[1]) {
  try {
    const response = await fetch(url, { ...request, redirect: 'manual' });
    return { status: response.status, bytes: await readBounded(response.body, REPLY_MAXIMUM_BYTES) };
  } catch (error) {
    throw new GatewayUnavailable('The gateway cannot be reached, or does not answer in time.', { cause: error });
  }
}
