import type { CookieStore } from 'iron-session';
import { log } from '#lib/shared/log.ts';
import type { Failure } from '#lib/shared/result.ts';
import {
  type CodeRequest,
  clearFlash,
  codeRequest,
  readFlash,
  writeFlash,
} from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import type { CodeStepState, SentCode } from '../types.ts';

type Purpose = CodeRequest['purpose'];
/** What the form asked for, beside the code itself. */
type Asked = Pick<CodeRequest, 'purpose'> &
  Partial<Pick<CodeRequest, 'mobile' | 'email' | 'newMobile' | 'orderNumber'>>;

/** A note where it is of this purpose and its code can still be typed, or is locked; null for any other. */
export function livingCode(codeState: CodeRequest | null, purpose: Purpose, now: number): CodeRequest | null {
  return codeState?.purpose === purpose && Math.max(codeState.expiresAt, codeState.lockedUntil) > now
    ? codeState
    : null;
}

/** The code that this browser has asked for, for a route handler. */
export async function readCode(cookies: CookieStore, purpose: Purpose): Promise<CodeRequest | null> {
  return livingCode(await readFlash(cookies, codeRequest, sealedCookies()), purpose, Date.now());
}

/** Remembers that a code was sent; false where there is no room for that. `before`: the one that it takes the place of. */
export async function saveCode(
  cookies: CookieStore,
  asked: Asked,
  sent: SentCode,
  before: CodeRequest | null,
): Promise<boolean> {
  const now = Date.now();
  const codeState = {
    mobile: '',
    email: '',
    newMobile: '',
    orderNumber: '',
    ...asked,
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
    log().error({ purpose: asked.purpose, length: sent.eString.length }, 'The EString of a code is too long');
  return savedCookie;
}

/** Remembers how long a code is locked, where that is why it was refused. */
export async function saveLock(cookies: CookieStore, codeState: CodeRequest, failure: Failure): Promise<void> {
  if (failure.kind !== 'refused' || failure.reason !== 'code-locked') return;
  const lockedUntil = Date.now() + (failure.retryAfterSeconds ?? 0) * 1000;
  await writeFlash(cookies, codeRequest, { ...codeState, lockedUntil }, sealedCookies());
}

/** Remembers that a code was asked for once more too early: the one before is to be typed, and is what is answered. */
export async function saveResentCode(
  cookies: CookieStore,
  before: CodeRequest,
  retryAfterSeconds: number,
): Promise<CodeRequest> {
  const resendAt = Math.max(before.resendAt, Date.now() + retryAfterSeconds * 1000);
  const codeState = { ...before, resendAt, resent: true };
  await writeFlash(cookies, codeRequest, codeState, sealedCookies());
  return codeState;
}

/** The code was used, or is not wanted any more. */
export function clearCode(cookies: CookieStore): void {
  clearFlash(cookies, codeRequest, sealedCookies());
}

/** What a page may know of a code that was sent. */
export function codeStepOf({ length, resendAt, lockedUntil }: CodeRequest, now: number): CodeStepState {
  const secondsTo = (time: number) => Math.max(0, Math.ceil((time - now) / 1000));
  return { length, resendInSeconds: secondsTo(resendAt), lockedForSeconds: secondsTo(lockedUntil) };
}
