import { CONSENT_REPORT_WINDOW_SECONDS } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { cookieValue } from '#lib/shared/cookie-value.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import type { ConsentChoice } from './choice.ts';
import { NOTICE_VERSION } from './purposes.ts';
import type { ReportedChoice } from './reported-choice.ts';

/** In the storage of the browser: choices that the store has not been told of yet. */
const KEY = 'consent-log';
/** The oldest of more are forgotten. */
const MOST_WAITING = 5;
/** So often each is told, once for each page that is opened. */
const MOST_TRIES = 50;

interface Waiting extends Omit<ReportedChoice, 'ageSeconds'> {
  /** Epoch milliseconds. */
  at: number;
  tries: number;
  /** The sign-in that it was made in, as its readable cookie hints; empty for a guest's. */
  signIn: string;
}

const currentSignIn = () => cookieValue(document.cookie, READABLE_COOKIES.customerStatus) ?? '';

function isWaiting(entry: unknown): entry is Waiting {
  if (typeof entry !== 'object' || entry === null) return false;
  const { key, version, granted, at, tries, signIn } = entry as Record<string, unknown>;
  const texts = [key, version, signIn].every((text) => typeof text === 'string');
  return texts && Array.isArray(granted) && typeof at === 'number' && typeof tries === 'number';
}

function readWaiting(): Waiting[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWaiting) : [];
  } catch {
    // Nothing can be kept, or something else was: there is nothing to tell.
    return [];
  }
}

function writeWaiting(entries: readonly Waiting[]): void {
  try {
    if (entries.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(entries.slice(-MOST_WAITING)));
  } catch {
    // A browser that keeps nothing tells its choice once.
  }
}

/** Other tabs write here, too: only the one entry is replaced, or taken out. */
function change(key: string, entry: Waiting | null): void {
  writeWaiting(readWaiting().flatMap((old) => (old.key !== key ? [old] : entry === null ? [] : [entry])));
}

/** `crypto.randomUUID` would need https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the store has answered for good: it was written down, or would never be. */
async function isSettled({ key, version, granted, at, signIn }: Waiting): Promise<boolean> {
  const ageSeconds = Math.max(0, Math.round((Date.now() - at) / 1000));
  if (ageSeconds > CONSENT_REPORT_WINDOW_SECONDS) return true;
  // It would be written down as the choice of whoever is signed in by now.
  if (signIn !== '' && signIn !== currentSignIn()) return true;
  const body: ReportedChoice = { key, version, granted, ageSeconds };
  try {
    const { ok, status } = await browserFetch(apiPaths.consent(), {
      method: 'POST',
      // The policy is a link away: what was chosen on the way there still arrives.
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ok || status === 400 || status === 422;
  } catch {
    return false;
  }
}

async function send(entry: Waiting): Promise<void> {
  const tries = entry.tries + 1;
  const isDone = (await isSettled(entry)) || tries >= MOST_TRIES;
  change(entry.key, isDone ? null : { ...entry, tries });
}

/** Tells the store of a choice; what cannot be told now is told with the next page. */
export function logChoice({ granted, at }: ConsentChoice): void {
  const entry: Waiting = {
    key: newKey(),
    version: NOTICE_VERSION,
    granted: [...granted],
    at,
    tries: 0,
    signIn: currentSignIn(),
  };
  writeWaiting([...readWaiting(), entry]);
  void send(entry);
}

/** Tells the store of the choices that could not be told on earlier pages, one after the other. */
export async function sendWaiting(): Promise<void> {
  for (const entry of readWaiting()) await send(entry);
}
