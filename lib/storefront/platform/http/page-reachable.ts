import { browserFetch } from './browser-fetch.ts';

const FIRST_SERVER_ERROR_STATUS = 500;

/** Returns whether the store can show the current page anew, or say why there is none any more. */
export async function isPageReachable(): Promise<boolean> {
  const { pathname, search } = window.location;
  const answer = await browserFetch(pathname + search, { method: 'HEAD' }).catch(() => null);
  return answer !== null && answer.status < FIRST_SERVER_ERROR_STATUS;
}
