import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { errorCode } from '#lib/shared/error-code.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { type AddressRule, ForbiddenAddress, filteredLookup } from '../../core/http/address-filter.ts';
import { PhotoFault } from './normalise-photo.ts';

const MAX_BYTES = 8 * MEGABYTE;
const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 15_000;

/** A photo's version according to its server, to be sent back in later requests. */
interface PhotoVersion {
  etag: string;
  lastModified: string;
}

interface FetchOptions {
  /** Whether an IP address may be connected to. */
  isAllowed: AddressRule;
  /** The time limit of the whole fetch, including redirects. */
  timeoutMs?: number;
  /** The known version: the photo is only sent if it has changed. */
  validators?: PhotoVersion | undefined;
  /** The most bytes that are read; 8 MB if left out. */
  maximumBytes?: number;
  /** The media types to ask for; those of pictures if left out. */
  accept?: string;
}

interface FetchedPhoto {
  bytes: Buffer;
  version: PhotoVersion;
}

/**
 * The photo at an http(s) URL; null if it is still the `known` version. A feed may contain any URL, so one that
 * leads to a forbidden address, such as a private network, is refused: at each redirect, and for the actual
 * address of the connection. Throws PhotoFault.
 */
export async function fetchPhoto(address: string, options: FetchOptions): Promise<FetchedPhoto | null> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  try {
    return await followRedirects(address, options, signal);
  } catch (error) {
    if (error instanceof PhotoFault) throw error;
    if (error instanceof ForbiddenAddress)
      throw new PhotoFault('is at a private address; --allow-private lets the import fetch it', { cause: error });
    const why = signal.aborted
      ? 'it took too long'
      : (errorCode(error) ?? (error instanceof Error ? error.name : 'unknown'));
    throw new PhotoFault(`could not be fetched (${why})`, { cause: error });
  }
}

async function followRedirects(
  address: string,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<FetchedPhoto | null> {
  let url = urlOf(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await requestOnce(url, options, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy();
      url = urlOf(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      if (statusCode === 304 && options.validators) return null;
      throw new PhotoFault(`could not be fetched: the server answered ${statusCode}`);
    }
    return { bytes: await readAll(response, options.maximumBytes), version: versionOf(headers) };
  }
  throw new PhotoFault(`is redirected more than ${MAX_REDIRECTS} times`);
}

function urlOf(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (url && (url.protocol === 'http:' || url.protocol === 'https:')) return url;
  throw new PhotoFault('has no address that begins with http or https');
}

function requestOnce(
  url: URL,
  { isAllowed, validators, accept = 'image/*' }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve: answer, reject } = Promise.withResolvers<IncomingMessage>();
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const headers = {
    accept,
    'user-agent': `${shopName()} catalogue import`,
    ...(validators?.etag && { 'if-none-match': validators.etag }),
    ...(validators?.lastModified && { 'if-modified-since': validators.lastModified }),
  };
  get(url, { signal, headers, lookup: filteredLookup(url, isAllowed) }, answer).on('error', reject);
  return promise;
}

/** The photo's version; empty for headers that could not be sent back. */
function versionOf(headers: IncomingMessage['headers']): PhotoVersion {
  const sendable = (value = '') => (value.length <= 200 && /^[\x20-\x7e]*$/.test(value) ? value : '');
  return { etag: sendable(headers.etag), lastModified: sendable(headers['last-modified']) };
}

async function readAll(response: IncomingMessage, maximumBytes = MAX_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      size += chunk.length;
      if (size > maximumBytes) throw new PhotoFault(`is larger than ${maximumBytes / 1024 / 1024} MB`);
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}
