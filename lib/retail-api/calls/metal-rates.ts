import type { z } from 'zod';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { lastRatesVersion } from '../catalogue/rates/rate-repository.ts';
import { readPublicRates, readRates } from '../catalogue/rates/read-rates.ts';
import { checkRates, jumpRefusal, type RatesToSave, storeRates } from '../catalogue/rates/save-rates.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { onceByKey } from '../core/db/once-by-key.ts';
import { succeed } from '../core/outcome.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

type Saved = DataOf<typeof calls.saveMetalRates>;

/** Saves metal rates, once per idempotency key; a dry run lists what they would do. */
const saveRates = handlerFor(calls.saveMetalRates, async (request, context, caller) => {
  const { DryRun: dryRun, MaximumJump, ExpectedVersion: expectedVersion } = request;
  const now = context.now();
  const rates = ratesToSave(request);
  const keyed = { call: calls.saveMetalRates, request, caller, now };
  const memory = {
    storedPart: (data: Saved) => JSON.stringify({ ...data, Products: [], Next: null }),
    replay: async (stored: string) => succeed<Saved>(JSON.parse(stored)),
  };
  // Every price is looked at before the transaction: nobody waits for that.
  const list = {
    maximumJump: MaximumJump,
    limit: dryRun ? request.Limit : 0,
    after: dryRun ? request.After : undefined,
  };
  const checked = await checkRates(context.db, rates, { now, ...list });
  if (checked.code !== 'Success') return checked;
  if (dryRun) return succeed({ ...checked.data.answer, Version: await lastRatesVersion(context.db) });
  return inTransaction<Saved>(context.db, async (transaction) =>
    onceByKey<Saved>(
      transaction,
      keyed,
      async () =>
        jumpRefusal(checked.data, rates.maximumJump) ??
        storeRates(transaction, checked.data, rates, { now, expectedVersion }),
      memory,
    ),
  );
});

function ratesToSave(request: z.output<typeof calls.saveMetalRates.request>): RatesToSave {
  return {
    rates: request.Rates.map(({ Id: id, RatePerGram: ratePerGram }) => ({ id, ratePerGram })),
    from: request.From === undefined ? undefined : Date.parse(request.From),
    replace: request.Replace,
    maximumJump: request.Force ? null : request.MaximumJump,
    by: request.Operator,
    note: request.Note,
  };
}

/** The metal rates, for operators. */
const metalRates = handlerFor(calls.metalRates, async (_request, { db }) => succeed(await readRates(db)));

/** The metal rates, for everybody. */
const goldRates = handlerFor(calls.goldRates, async (_request, { db, now }) =>
  succeed(await readPublicRates(db, now())),
);

/** Handlers of the calls about metal rates. */
export const metalRateCalls: readonly CallHandler[] = [saveRates, metalRates, goldRates];
