import { isOneField } from './hashes.ts';

/**
 * Everything but the characters that PayU shows and hashes unchanged; matches pipes, control characters, quotes and
 * HTML markup.
 */
const DISALLOWED = /[^\p{L}\p{M}\p{N} .,:#()/_-]+/gu;
const EMAIL_MAXIMUM = 50;

/**
 * A name or description in a form that PayU accepts, with at most `maximum` characters; a fallback if nothing of it is
 * left.
 */
export function payuText(text: string, maximum: number, fallback: string): string {
  const clean = text.normalize('NFC').replace(DISALLOWED, ' ').replace(/ +/g, ' ').trim();
  return Array.from(clean).slice(0, maximum).join('').trim() || fallback;
}

/** The payer's email address, which PayU requires; the shop's no-reply address if there is none that PayU accepts. */
export function payerEmail(email: string, siteUrl: string): string {
  const isAccepted = email.includes('@') && email.length <= EMAIL_MAXIMUM && isOneField(email);
  return isAccepted ? email : `no-reply@${new URL(siteUrl).hostname}`;
}
