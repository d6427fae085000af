import type { Environment } from '#lib/shared/env.ts';

/** One call that removes pages by their surrogate keys. */
interface PurgeCall {
  method: 'PURGE' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

export interface CdnKind {
  /** The most keys in one call. */
  maxTags: number;
  /** The most bytes of all keys in one call, where they are in a header. */
  maxBytes: number;
  call: (tags: readonly string[], token: string) => PurgeCall;
}

/** How each kind of cache in front of the store is told which pages have changed. */
export const CDN_KINDS: Readonly<Record<Environment['CDN_KIND'], CdnKind>> = {
  /** `deploy/varnish/samay.vcl`. */
  varnish: {
    maxTags: 100,
    maxBytes: 3500,
    call: (tags, token) => ({
      method: 'PURGE',
      headers: { authorization: `Bearer ${token}`, 'surrogate-key': tags.join(' ') },
    }),
  },
  /** https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag */
  fastly: {
    maxTags: 256,
    maxBytes: 12_000,
    call: (tags, token) => ({ method: 'POST', headers: { 'fastly-key': token, 'surrogate-key': tags.join(' ') } }),
  },
  /** https://developers.cloudflare.com/api/resources/cache/methods/purge/ */
  cloudflare: {
    maxTags: 30,
    maxBytes: 12_000,
    call: (tags, token) => ({
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }),
  },
};
