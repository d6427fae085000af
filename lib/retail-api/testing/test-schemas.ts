import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Released, emptied schemas. Creating the tables of a schema takes a third of a second, emptying them a few
 * milliseconds.
 */
const spare: string[] = [];
/** The structure of a schema's tables after their creation. */
const shapes = new Map<string, string>();
let reusesSchemas = false;

const SHAPE = `
  select coalesce(string_agg(concat_ws(' ', relname, relkind,
    (select count(*) from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped),
    (select count(*) from pg_constraint where conrelid = pg_class.oid),
    (select count(*) from pg_trigger where tgrelid = pg_class.oid)), ',' order by relname), '') as shape
  from pg_class where relnamespace = $1::regnamespace
`;
/** Lists the applied migrations; every other table of a spare schema is empty. */
const KEPT_TABLE = 'migrations';

/** From now on released schemas are reused, until `dropSpareSchemas`. */
export function keepSpareSchemas(): void {
  reusesSchemas = true;
}

/** Drops the schemas that are no longer used. */
export async function dropSpareSchemas(address: string): Promise<void> {
  reusesSchemas = false;
  const names = spare.splice(0);
  if (names.length > 0) await administer(address, (client) => drop(client, names));
}

/** Name of a schema for one test, with the empty tables of all migrations, or without any tables. */
export async function claimSchema(address: string): Promise<string> {
  const schema = spare.pop();
  if (schema !== undefined) return schema;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(address, (client) => client.query(`create schema ${name}`));
  return name;
}

/** Call this once the tables of a schema exist. */
export async function recordShape(address: string, name: string): Promise<void> {
  if (!reusesSchemas || shapes.has(name)) return;
  await administer(address, async (client) => shapes.set(name, await shapeOf(client, name)));
}

/** Drops a schema, or empties it for the next test; dropped if a test changed more than its rows. */
export async function releaseSchema(address: string, name: string): Promise<void> {
  await administer(address, async (client) => {
    if (!reusesSchemas || (await shapeOf(client, name)) !== shapes.get(name)) return drop(client, [name]);
    const { rows } = await client.query<{ tablename: string }>(
      'select tablename from pg_tables where schemaname = $1 and tablename <> $2',
      [name, KEPT_TABLE],
    );
    // In one statement, because foreign keys are only checked at its end.
    const parts = rows.map(({ tablename }, place) => `part${place} as (delete from ${name}."${tablename}")`);
    await client.query(`with ${parts.join(', ')} select 1`);
    spare.push(name);
  });
}

async function drop(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(`drop schema ${names.join(', ')} cascade`);
  // Those of the queue of jobs, where a retail API was started.
  await client.query(`drop schema if exists ${names.map((name) => `${name}_jobs`).join(', ')} cascade`);
}

async function shapeOf(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE, [name]);
  return rows[0]?.shape ?? '';
}

async function administer(address: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query('set client_min_messages = warning; set synchronous_commit = off');
    await work(client);
  } finally {
    await client.end();
  }
}
