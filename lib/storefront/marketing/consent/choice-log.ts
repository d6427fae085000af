import { CONSENT_REPORT_WINDOW_SECONDS } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import type { ConsentChoice } from './choice.ts';
import { NOTICE_VERSION } from './purposes.ts';
import type { ReportedChoice } from './reported-choice.ts';

/** Key of localStorage: choices that were not reported to the store yet. */
const KEY = 'consent-log';
/** The maximum number of waiting choices; the oldest are dropped. */
const MAX_WAITING = 5;
/** The maximum number of attempts per choice, one for each page opened. */
const MAX_TRIES = 50;

interface Waiting extends Omit<ReportedChoice, 'ageSeconds'> {
  /** Epoch milliseconds. */
  at: number;
  tries: number;
  /** The sign-in during which it was made, from the readable cookie; empty for a guest. */
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
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWaiting) : [];
  } catch {
    // Storage is blocked or has other content: there is nothing to report.
    return [];
  }
}

function writeWaiting(entries: readonly Waiting[]): void {
  try {
    if (entries.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(entries.slice(-MAX_WAITING)));
  } catch {
    // Without storage a choice is reported once.
  }
}

/** Replaces or removes one entry only, because other tabs write here, too. */
function change(key: string, entry: Waiting | null): void {
  writeWaiting(readWaiting().flatMap((old) => (old.key !== key ? [old] : entry === null ? [] : [entry])));
}

/** `crypto.randomUUID` would need https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the report is finished: it was recorded, or never will be. */
async function isSettled({ key, version, granted, at, signIn }: Waiting): Promise<boolean> {
  const ageSeconds = Math.max(0, Math.round((Date.now() - at) / 1000));
  if (ageSeconds > CONSENT_REPORT_WINDOW_SECONDS) return true;
  // Otherwise it would be recorded as the choice of the customer who is signed in now.
  if (signIn !== '' && signIn !== currentSignIn()) return true;
  const body: ReportedChoice = { key, version, granted, ageSeconds };
  try {
    const { ok, status } = await browserFetch(apiPaths.consent(), {
      method: 'POST',
      // The visitor may follow a link to the policy immediately; the request must still arrive.
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
  const isDone = (await isSettled(entry)) || tries >= MAX_TRIES;
  change(entry.key, isDone ? null : { ...entry, tries });
}

/** Reports a choice to the store; if that fails, the next page reports it. */
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

/** Reports the choices that could not be reported on earlier pages, one after the other. */
export async function sendWaiting(): Promise<void> {
  for (const entry of readWaiting()) await send(entry);
}
