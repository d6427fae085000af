import type { Kysely } from 'kysely';
import { CONFIRMED_STEPS, type ConfirmedStep } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';

/** With what the options begin that hold confirmations; they are not for shoppers. */
export const CONFIRMATION_PREFIX = 'SetUp-';

const optionOf = (step: ConfirmedStep) => `${CONFIRMATION_PREFIX}${step}`;

/** What was confirmed about each step, as `confirmStep` was given it; steps without a confirmation are missing. */
export async function readConfirmations(db: Kysely<Database>): Promise<ReadonlyMap<ConfirmedStep, string>> {
  const rows = await db
    .selectFrom('site_options')
    .selectAll()
    .where('option_id', 'in', CONFIRMED_STEPS.map(optionOf))
    .execute();
  const stored = new Map(rows.map(({ option_id: id, value }) => [id, value]));
  return new Map(
    CONFIRMED_STEPS.flatMap((step) => {
      const value = stored.get(optionOf(step));
      return value === undefined ? [] : [[step, value] as const];
    }),
  );
}

/** Records that somebody confirmed a step, and about what: another value needs another confirmation. */
export async function confirmStep(db: Kysely<Database>, step: ConfirmedStep, value: string): Promise<void> {
  await db
    .insertInto('site_options')
    .values({ option_id: optionOf(step), value })
    .onConflict((conflict) => conflict.column('option_id').doUpdateSet({ value }))
    .execute();
}
