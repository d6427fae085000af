import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { filteredLookup, isOrdinaryAddress, isPublicAddress } from '../../core/http/address-filter.ts';

/** The specification proposes 15 to 30 seconds; a receiver that needs longer should answer first and work later. */
const TIMEOUT_MS = 10_000;

export interface PostOptions {
  /**
   * Whether plain http and addresses of this machine and of private networks are allowed, as in a trial; link-local ones
   * are not.
   */
  allowsPrivate: boolean;
  /** Aborts the attempt. */
  cut: AbortSignal;
  /** Resolves host names, for tests; the system's resolver if left out. */
  lookup?: LookupFunction;
}

/**
 * Sends a webhook and resolves to the HTTP status. Redirects are not followed and the body of the answer is not read.
 * Rejects on a timeout, and for a host whose address is private at the time of connecting.
 */
export async function postWebhook(
  { url, headers, body }: { url: string; headers: Record<string, string>; body: string },
  { allowsPrivate, cut, lookup }: PostOptions,
): Promise<number> {
  const target = new URL(url);
  const isPlain = target.protocol === 'http:';
  if (isPlain && !allowsPrivate) throw new Error('It begins with http, not https.');
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = (isPlain ? http : https).request(target, {
    method: 'POST',
    // A connection of its own: one that somebody else opened was not checked here.
    agent: false,
    headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.any([cut, AbortSignal.timeout(TIMEOUT_MS)]),
    lookup: filteredLookup(target, allowsPrivate ? isOrdinaryAddress : isPublicAddress, lookup),
  });
  request.once('response', (response) => {
    resolve(response.statusCode ?? 0);
    response.destroy();
  });
  // Stays after the first error: what comes later must not end the process.
  request.on('error', reject);
  request.end(body);
  return promise;
}
