import { environment } from './env.ts';

/** A path of the store as the whole address that shoppers use. */
export function siteUrl(path: string): string {
  const { SITE_URL, PORT } = environment();
  return new URL(path, SITE_URL ?? `http://localhost:${PORT}`).href;
}
