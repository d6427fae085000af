import type { CookieStore } from 'iron-session';
import { log } from '#lib/shared/log.ts';
import type { Failure } from '#lib/shared/result.ts';
import {
  clearFlash,
  codeRequest,
  type PendingCodeRequest,
  readFlash,
  writeFlash,
} from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import type { CodeStepState, SentCode } from '../types.ts';

type Purpose = PendingCodeRequest['purpose'];
/** The data of the form that requested the code. */
type RequestedCode = Pick<PendingCodeRequest, 'purpose'> &
  Partial<Pick<PendingCodeRequest, 'mobile' | 'email' | 'newMobile' | 'orderNumber'>>;

/** The saved request if it has this purpose and its code is unexpired or locked; null for any other. */
export function activeCode(
  codeState: PendingCodeRequest | null,
  purpose: Purpose,
  now: number,
): PendingCodeRequest | null {
  return codeState?.purpose === purpose && Math.max(codeState.expiresAt, codeState.lockedUntil) > now
    ? codeState
    : null;
}

/** The code request of this browser, for a route handler. */
export async function readCodeRequest(cookies: CookieStore, purpose: Purpose): Promise<PendingCodeRequest | null> {
  return activeCode(await readFlash(cookies, codeRequest, sealedCookies()), purpose, Date.now());
}

/** Saves a sent code in a cookie; false where it has no room. `before`: the request that this one replaces. */
export async function saveCode(
  cookies: CookieStore,
  requested: RequestedCode,
  sent: SentCode,
  before: PendingCodeRequest | null,
): Promise<boolean> {
  const now = Date.now();
  const codeState = {
    mobile: '',
    email: '',
    newMobile: '',
    orderNumber: '',
    ...requested,
    eString: sent.eString,
    length: sent.length,
    expiresAt: now + sent.expiresInSeconds * 1000,
    resendAt: now + sent.resendAfterSeconds * 1000,
    sends: (before?.sends ?? 0) + 1,
    lockedUntil: 0,
    resent: false,
  };
  const savedCookie = await writeFlash(cookies, codeRequest, codeState, sealedCookies());
  if (!savedCookie)
    log().error({ purpose: requested.purpose, length: sent.eString.length }, 'The EString of a code is too long');
  return savedCookie;
}

/** Saves how long a code is locked, if that is the reason of the failure. */
export async function saveLock(cookies: CookieStore, codeState: PendingCodeRequest, failure: Failure): Promise<void> {
  if (failure.kind !== 'refused' || failure.reason !== 'code-locked') return;
  const lockedUntil = Date.now() + (failure.retryAfterSeconds ?? 0) * 1000;
  await writeFlash(cookies, codeRequest, { ...codeState, lockedUntil }, sealedCookies());
}

/**
 * Saves that another code was requested too early, and returns the unchanged earlier request, whose code is
 * valid.
 */
export async function saveResentCode(
  cookies: CookieStore,
  before: PendingCodeRequest,
  retryAfterSeconds: number,
): Promise<PendingCodeRequest> {
  const resendAt = Math.max(before.resendAt, Date.now() + retryAfterSeconds * 1000);
  const codeState = { ...before, resendAt, resent: true };
  await writeFlash(cookies, codeRequest, codeState, sealedCookies());
  return codeState;
}

/** Forgets the code request after the code was used or given up. */
export function clearCode(cookies: CookieStore): void {
  clearFlash(cookies, codeRequest, sealedCookies());
}

/** What the page of a sent code may know about it. */
export function codeStepOf({ length, resendAt, lockedUntil }: PendingCodeRequest, now: number): CodeStepState {
  const secondsTo = (time: number) => Math.max(0, Math.ceil((time - now) / 1000));
  return { length, resendInSeconds: secondsTo(resendAt), lockedForSeconds: secondsTo(lockedUntil) };
}
