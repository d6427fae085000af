import { environment } from '#lib/shared/env.ts';

/** Returns the full URL of a path of the store. */
export function siteUrl(path: string): string {
  const { SITE_URL, PORT } = environment();
  return new URL(path, SITE_URL ?? `http://localhost:${PORT}`).href;
}
