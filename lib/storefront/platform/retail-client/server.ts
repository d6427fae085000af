import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '#lib/contract/index.ts';
import { ConfigurationError, environment } from '#lib/shared/env.ts';
import { log } from '#lib/shared/log.ts';
import { missingLinks } from '#lib/shared/process-events.ts';
import { replaceSingleton, singleton } from '#lib/shared/singleton.ts';
import { markSignedOut } from '#lib/storefront/platform/http/response-directives.ts';
import { flagsOf } from '#lib/storefront/platform/site/flags.ts';
import { createRetailClient } from './client.ts';
import { createHttpSend } from './http-send.ts';
import { createJwtSeal } from './jwt-seal.ts';
import { createMissingLinkReporter } from './missing-link-report.ts';
import { openRedisCache } from './redis-cache.ts';
import type { ShareRefresh } from './refresh.ts';
import { createSharedRefresh } from './shared-refresh.ts';
import { type CallAsSite, createSiteCaller } from './site-credential.ts';
import { createSiteOptions, type SiteOptions } from './site-options.ts';
import type { RetailClient } from './types.ts';

interface Retail {
  readonly client: RetailClient;
  /** Makes a call with the storefront's own identity. */
  readonly callAsSite: CallAsSite;
}

const NAME = 'retail-client';

/**
 * Shares refreshes with the other processes of the storefront, where the operator has configured Redis for them.
 */
function sharedRefresh(): { shareRefresh?: ShareRefresh } {
  const { REDIS_URL, SESSION_SECRET } = environment();
  if (!REDIS_URL || !SESSION_SECRET) return {};
  const shareRefresh = createSharedRefresh({
    store: openRedisCache(REDIS_URL),
    seal: createJwtSeal(SESSION_SECRET),
    now: Date.now,
    sleep: (milliseconds) => sleep(milliseconds),
    warn: (err) => log().warn({ err }, 'Redis could not be used: each process refreshes JWTs for itself'),
  });
  return { shareRefresh };
}

function build(): Retail {
  const { RETAIL_API_URL, RETAIL_API_TIMEOUT_MS, SITE_URL } = environment();
  if (!RETAIL_API_URL) throw new ConfigurationError('RETAIL_API_URL: must be set for the storefront.');
  const client = createRetailClient({
    baseUrl: RETAIL_API_URL,
    siteUrl: SITE_URL ?? '',
    isCorporate: isCorporateSite,
    send: createHttpSend((url, init) => fetch(url, init)),
    timeoutMs: RETAIL_API_TIMEOUT_MS,
    warn: (answer) => log().warn(answer, 'The retail API could not be used'),
    now: Date.now,
    random: Math.random,
    sleep: (milliseconds) => sleep(milliseconds),
    ...sharedRefresh(),
  });
  const callAsSite = createSiteCaller(client, Date.now, markSignedOut);
  missingLinks.subscribe(
    createMissingLinkReporter((report) => callAsSite(calls.errorLog404, report), {
      now: Date.now,
      isCorporate: isCorporateSite,
    }),
  );
  return { client, callAsSite };
}

/** The only retail client of this process. */
export function retail(): Retail {
  return singleton(NAME, build);
}

async function fetchSiteOptions() {
  const outcome = await retail().callAsSite(calls.siteOptions, {});
  if (outcome.kind === 'done') return new Map(outcome.data.map(({ OptionId, Value }) => [OptionId, Value]));
  // A retail API without the call leaves every option at its default.
  return outcome.kind === 'failed' && outcome.failure.kind === 'not-found' ? new Map<string, string>() : null;
}

/** The site options, as cached by this process. */
export function siteOptions(): SiteOptions {
  return singleton('known.site-options', () => createSiteOptions(fetchSiteOptions));
}

/**
 * Whether this is a corporate site, by the last known site options, or by the settings until then. Makes no
 * call.
 */
export function isCorporateSite(): boolean {
  return flagsOf(siteOptions().last()).corporateSite;
}

/** Replaces the client of this process; for tests, which use an API without a socket. */
export function replaceRetailClient(client: RetailClient): void {
  replaceSingleton<Retail>(NAME, { client, callAsSite: createSiteCaller(client, Date.now, markSignedOut) });
}
