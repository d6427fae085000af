import { staffEmail } from '#lib/contract/staff-fields.ts';
import { createProgram, type ExitCode, runProgram, type Terminal } from '#lib/shared/command-line.ts';
import { pendingMigrations } from '../core/db/migrate.ts';
import { openThen } from '../core/db/open-database.ts';
import { createInvitation } from '../staff/invite-staff.ts';
import { findStaffByEmail } from '../staff/staff-repository.ts';
import type { StorePlace } from './backup.ts';
import { MaintenanceError } from './maintenance-error.ts';

interface OwnerContext extends Terminal {
  place: StorePlace;
  /** Address of the back office, without a trailing slash. */
  backOfficeUrl: string;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Whether a command is the one that invites an owner. */
export function isOwnerCommand(command: string | undefined): boolean {
  return command === 'owner';
}

/**
 * Runs `owner`: prints a one-time link for the account of an owner. Whoever can read the database can run it, so it asks for no
 * key. The exit code is 0 for success, 1 for a refusal, 2 for wrong usage. Throws ConfigurationError.
 */
export async function runOwnerCommand(args: readonly string[], context: OwnerContext): Promise<ExitCode> {
  const program = createProgram('npm run shop --', context).description('Invites an owner of the shop.');
  program
    .command('owner')
    .description('prints a one-time link for the account of an owner, while the shop runs or not')
    .argument('<EMAIL>', 'the email address that the owner signs in with')
    .action((email) => inviteOwner(email, context));
  try {
    return await runProgram(program, args, context);
  } catch (error) {
    if (!(error instanceof MaintenanceError)) throw error;
    context.warn(error.message);
    return 1;
  }
}

async function inviteOwner(given: string, { place, backOfficeUrl, now, print, warn }: OwnerContext): Promise<void> {
  const email = staffEmail.safeParse(given);
  if (!email.success) throw new MaintenanceError(`${given} is not an email address.`);
  const { db, close } = await openThen({ ...place, beside: true }, async (opened, engine) => {
    const pending = await pendingMigrations(opened, engine);
    if (pending.length > 0) throw new MaintenanceError('Start the shop once, or run "npm run migrate", and try again.');
  });
  try {
    if (await findStaffByEmail(db, email.data))
      throw new MaintenanceError(`${email.data} has an account already. Set a new password at ${backOfficeUrl}.`);
    const invited = { email: email.data, role: 'owner', by: 'npm run shop -- owner', issuerId: null } as const;
    const { link } = await createInvitation(db, invited, { backOfficeUrl, now: now() });
    print(link);
    warn('It works once, within three days. Whoever opens it first owns the shop: do not pass it on.');
  } finally {
    await close();
  }
}
