import { z } from 'zod';
import { canonicalMobile, MOBILE_MESSAGE } from '#lib/shared/mobile.ts';

/** A mobile number in any spelling, transformed to ten digits. */
export const mobileField = z.string({ error: MOBILE_MESSAGE }).transform((typed, context) => {
  const mobile = canonicalMobile(typed);
  if (mobile !== null) return mobile;
  context.addIssue({ code: 'custom', message: MOBILE_MESSAGE });
  return z.NEVER;
});
