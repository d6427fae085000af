import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Schemas that are empty again. To make the tables of one takes a third of a second, to empty them some milliseconds. */
const spare: string[] = [];
/** How the tables of a schema stood when they were made. */
const shapes = new Map<string, string>();
let keeps = false;

const SHAPE = `
  select coalesce(string_agg(concat_ws(' ', relname, relkind,
    (select count(*) from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped),
    (select count(*) from pg_constraint where conrelid = pg_class.oid),
    (select count(*) from pg_trigger where tgrelid = pg_class.oid)), ',' order by relname), '') as shape
  from pg_class where relnamespace = $1::regnamespace
`;
/** Tells which migrations were applied; the rest is empty where they are. */
const KEPT_TABLE = 'migrations';

/** From now on schemas that are given back are used again, until `dropSpareSchemas`. */
export function keepSpareSchemas(): void {
  keeps = true;
}

/** Drops what nobody uses any more. */
export async function dropSpareSchemas(address: string): Promise<void> {
  keeps = false;
  const names = spare.splice(0);
  if (names.length > 0) await administer(address, (client) => drop(client, names));
}

/** Name of a schema for one test, in which there are the tables of all migrations and nothing in them, or no tables at all. */
export async function claimSchema(address: string): Promise<string> {
  const known = spare.pop();
  if (known !== undefined) return known;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(address, (client) => client.query(`create schema ${name}`));
  return name;
}

/** To be called once the tables of a schema are made. */
export async function recordShape(address: string, name: string): Promise<void> {
  if (!keeps || shapes.has(name)) return;
  await administer(address, async (client) => shapes.set(name, await shapeOf(client, name)));
}

/** Drops a schema, or empties it for the next test; what a test has changed more than the rows of is dropped. */
export async function releaseSchema(address: string, name: string): Promise<void> {
  await administer(address, async (client) => {
    if (!keeps || (await shapeOf(client, name)) !== shapes.get(name)) return drop(client, [name]);
    const { rows } = await client.query<{ tablename: string }>(
      'select tablename from pg_tables where schemaname = $1 and tablename <> $2',
      [name, KEPT_TABLE],
    );
    // In one statement, after which alone it matters which row names which.
    const parts = rows.map(({ tablename }, place) => `part${place} as (delete from ${name}."${tablename}")`);
    await client.query(`with ${parts.join(', ')} select 1`);
    spare.push(name);
  });
}

async function drop(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(`drop schema ${names.join(', ')} cascade`);
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
