import { DAY_MS } from '#lib/shared/durations.ts';
import * as paths from '#lib/shared/paths.ts';
import { type ApiSecret, isSigned, sign } from '../../core/api-secret.ts';
import { HOME_SLUG } from '../home-layout.ts';

/** How long a link to a draft works. */
const VALID_MS = DAY_MS;

/** A link to the draft of a page, and when it ends in epoch milliseconds. */
export function previewLink(secret: ApiSecret, slug: string, { siteUrl, now }: { siteUrl: string; now: number }) {
  const expiresAt = now + VALID_MS;
  const token = `${expiresAt.toString(36)}-${sign(secret, 'page preview', signedText(slug, expiresAt))}`;
  const path = slug === HOME_SLUG ? paths.previewHome(token) : paths.preview(slug, token);
  return { url: `${siteUrl}${path}`, expiresAt };
}

/** Whether a token opens the draft of a page now. */
export function opensPreview(
  secret: ApiSecret,
  { slug, token, now }: { slug: string; token: string; now: number },
): boolean {
  const [, written = '', signature = ''] = /^([0-9a-z]{1,11})-(.+)$/.exec(token) ?? [];
  const expiresAt = Number.parseInt(written, 36);
  if (Number.isNaN(expiresAt) || expiresAt <= now) return false;
  return isSigned(secret, 'page preview', signedText(slug, expiresAt), signature);
}

const signedText = (slug: string, expiresAt: number) => JSON.stringify([slug, expiresAt]);
