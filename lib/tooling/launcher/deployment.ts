import type { Environment } from '#lib/shared/env.ts';
import { isLoopback } from '#lib/shared/loopback.ts';

function isRemote(address: string | undefined): boolean {
  if (address === undefined) return false;
  return !isLoopback(new URL(address).hostname);
}

/** Whether the settings describe a deployed store rather than a trial on this machine. */
export function isDeployment(settings: Environment): boolean {
  const https = settings.SITE_URL?.startsWith('https:') ?? false;
  return https || isRemote(settings.RETAIL_API_URL) || isRemote(settings.DATABASE_URL);
}
