import type { Device } from './types.ts';

const HANDHELD = /\b(?:Mobi|Mobile|Android|iPhone|iPad|iPod|IEMobile|Opera Mini|BlackBerry|webOS)\b/i;

/**
 * The kind of device: by the client hint if one was sent, otherwise by the user agent. Tablets count as mobile.
 */
export function deviceOf(mobileHint: string, userAgent: string): Device {
  if (mobileHint === '?1') return 'mobile';
  if (mobileHint === '?0') return 'desktop';
  return HANDHELD.test(userAgent) ? 'mobile' : 'desktop';
}
