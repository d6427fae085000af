import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { hrefIn } from '#lib/shared/language/local-href.ts';
import type { PopularPage } from './popular-pages.ts';

/** The cache is as warm as it gets: by then visitors have asked for what they want. */
const WITHIN_MS = 2 * MINUTE_MS;
const PAUSE_MS = 50;
/** Longer than any render may take. */
const ANSWER_MS = 10_000;

interface WarmOptions {
  /** Requests a page as a visitor without cookies would. */
  get: (page: PopularPage) => Promise<unknown>;
  /** Whether pages are rendered for visitors, who go first. */
  isBusy: () => boolean;
  isStopping: () => boolean;
  /** Epoch milliseconds. */
  now: () => number;
}

/**
 * Requests pages one after the other, so that they are stored, whenever nobody waits for a render, for two minutes at most.
 * Resolves to how many were requested.
 */
export async function warmPages(
  pages: readonly PopularPage[],
  { get: request, isBusy, isStopping, now }: WarmOptions,
): Promise<number> {
  const until = now() + WITHIN_MS;
  const isOver = () => isStopping() || now() >= until;
  let requested = 0;
  for (const page of pages) {
    while (isBusy() && !isOver()) await sleep(PAUSE_MS, undefined, { ref: false });
    if (isOver()) break;
    await request(page);
    requested += 1;
  }
  return requested;
}

/** Requests a page of this storefront: through its gate, without a cookie, so that it is answered as for a stranger. */
export async function requestPage(url: string, host: string, { device, language, href }: PopularPage): Promise<void> {
  const headers = {
    host,
    accept: 'text/html',
    'accept-encoding': 'br',
    'sec-ch-ua-mobile': device === 'mobile' ? '?1' : '?0',
  };
  const request = get(url + hrefIn(language, href), { headers, signal: AbortSignal.timeout(ANSWER_MS) });
  try {
    const [reply] = await once(request, 'response');
    await once(reply.resume(), 'end');
  } catch {
    // What cannot be rendered now is rendered when a visitor asks.
  }
}
