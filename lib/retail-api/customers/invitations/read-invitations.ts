import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import { canonicalInvitation } from './invitation-keys.ts';

const invitation = z.strictObject({
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
export type Invitation = z.output<typeof invitation>;

const invitations = z
  .array(invitation, 'must be a list')
  .max(100_000, 'must name 100,000 mobiles at most')
  .superRefine((entries, context) => {
    const seen = new Set<string>();
    for (const [index, { mobile }] of entries.entries()) {
      if (seen.has(mobile))
        context.addIssue({ code: 'custom', path: [index, 'mobile'], message: 'stands there twice' });
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
  if (path === undefined) return null;
  const parsed = invitations.safeParse(await readJson(path));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw wrongFile(path, issue ? issueSentence(issue) : 'the file is wrong');
}

async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigurationError(`INVITATIONS_FILE: ${path} cannot be read (${code}). Name a JSON file.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message would quote the file, which contains mobiles.
    throw wrongFile(path, 'the file is not JSON');
  }
}

function wrongFile(path: string, problem: string): ConfigurationError {
  return new ConfigurationError(`INVITATIONS_FILE: ${path}: ${problem}.`);
}

/** The error and its location: `entry 3: code: must be …`. */
function issueSentence({ path, message }: z.core.$ZodIssue): string {
  const [index, ...field] = path;
  if (index === undefined) return message;
  return [`entry ${Number(index) + 1}`, ...(field.length > 0 ? [field.join('.')] : []), message].join(': ');
}
