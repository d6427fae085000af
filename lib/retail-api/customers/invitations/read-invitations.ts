import { z } from 'zod';
import type { Environment } from '#lib/shared/env.ts';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import { readSettingList } from '../../core/read-setting-file.ts';
import { canonicalInvitation } from './invitation-keys.ts';

/** One ten-digit mobile with its code, as the file and calls give it. */
export const invitationEntry = z.strictObject({
  /** In any common format. */
  mobile: z.string().transform((written, context) => {
    const mobile = canonicalMobile(written);
    if (mobile !== null) return mobile;
    context.addIssue({ code: 'custom', message: 'must be a mobile number of ten digits' });
    return z.NEVER;
  }),
  code: z
    .string()
    .transform(canonicalInvitation)
    .pipe(z.string().regex(/^[A-Z0-9]{6,32}$/, 'must be 6 to 32 letters and digits')),
  /** A timestamp, e.g. `2026-12-01T00:00:00+05:30`; the invitation never expires if omitted. */
  expires: z.iso
    .datetime({ offset: true, error: 'must be a time with its offset, such as 2026-12-01T00:00:00+05:30' })
    .transform((text) => Date.parse(text))
    .optional(),
});
/** One ten-digit mobile with its code; `expires` in epoch milliseconds. */
export type Invitation = z.output<typeof invitationEntry>;

const invitations = z
  .array(invitationEntry, 'must be a list')
  .max(100_000, 'must name at most 100,000 mobile numbers')
  .superRefine((entries, context) => {
    const seen = new Set<string>();
    for (const [index, { mobile }] of entries.entries()) {
      if (seen.has(mobile)) context.addIssue({ code: 'custom', path: [index, 'mobile'], message: 'is listed twice' });
      seen.add(mobile);
    }
  });

/**
 * The invitations from the configured file; null if the operator configures none, so that everybody who can sign in may
 * enter. Throws ConfigurationError naming the file and its first invalid entry, by number only.
 */
export async function readInvitations({
  INVITATIONS_FILE: path,
}: Pick<Environment, 'INVITATIONS_FILE'>): Promise<Invitation[] | null> {
  return path === undefined ? null : readSettingList('INVITATIONS_FILE', path, invitations);
}
