import pg from 'pg';
import type { CheckoutFigures } from '#lib/shared/bench-figures.ts';
import { environment } from '#lib/shared/env.ts';
import { verifyCheckout } from './checkout/verify-checkout.ts';

const DEFAULT_POSTGRES = 'postgres://postgres@127.0.0.1:5432/test';

/** The URL of PostgreSQL; undefined, with a message, if it does not answer. */
async function findPostgres(): Promise<string | undefined> {
  const address = environment().DATABASE_URL ?? DEFAULT_POSTGRES;
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return address;
  } catch (error) {
    process.stderr.write(`Left out: PostgreSQL, which does not answer (${(error as Error).message}).\n`);
    return undefined;
  }
}

const postgres = await findPostgres();
const figures: CheckoutFigures[] = [await verifyCheckout({ processes: 1 })];
if (postgres !== undefined) figures.push(await verifyCheckout({ postgres, processes: 2 }));

/** Prints the figures as one line of JSON, for the benchmark that puts all figures in one table. */
process.stdout.write(`${JSON.stringify(figures)}\n`);
