import { z } from 'zod';
import { canonicalMobile, mobileMessage } from '#lib/shared/mobile.ts';

/** A mobile number in any spelling, transformed to ten digits. */
export const mobileField = z.string({ error: mobileMessage }).transform((typed, context) => {
  const mobile = canonicalMobile(typed);
  if (mobile !== null) return mobile;
  context.addIssue({ code: 'custom', message: mobileMessage() });
  return z.NEVER;
});
