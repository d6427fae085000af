import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Environment } from '#lib/shared/env.ts';
import { MAINTENANCE_PROGRAM } from '../launcher/maintenance.ts';
import { runTool } from '../launcher/run-tool.ts';
import { type Finding, note, ok, wrong } from './finding.ts';
import { clockFinding } from './reach-findings.ts';

const report = z.object({
  engine: z.enum(['sqlite', 'postgres']),
  pending: z.array(z.string()),
  newer: z.array(z.string()),
  clock: z.number().nullable(),
  hints: z.array(z.string()),
});

/** Whether the database can be reached, has the schema of this release, and its clock agrees. */
export async function databaseFindings({ DATA_DIR, DATABASE_URL }: Environment): Promise<Finding[]> {
  // Opening the embedded database would make it.
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'store.sqlite')))
    return [note(`Database: there is none in ${DATA_DIR} yet; the first start creates it`)];
  const after = Date.now();
  const { exitCode, output } = await runTool({ file: MAINTENANCE_PROGRAM, arguments: ['schema'] }, { buffered: true });
  if (exitCode !== 0) return [wrong(`Database: ${output.trim().split('\n').at(-1)?.slice(0, 300)}`)];
  return schemaFindings(report.parse(JSON.parse(output)), { after, before: Date.now() });
}

/** Checks the state of a database, read some time `after` and `before` two moments in epoch milliseconds. */
export function schemaFindings(
  { engine, pending, newer, clock, hints }: z.output<typeof report>,
  moments: { after: number; before: number },
): Finding[] {
  const name = engine === 'postgres' ? 'PostgreSQL' : 'Embedded database';
  const schema =
    newer.length > 0
      ? wrong(`${name}: a newer release has migrated it (${newer.join(', ')}); start that release`)
      : pending.length > 0
        ? note(`${name}: ${pending.length} migrations are pending; the start applies them, or npm run migrate`)
        : ok(`${name}: reachable, with the schema of this release`);
  return [schema, ...(clock === null ? [] : [clockFinding(name, clock, moments)]), ...hints.map(note)];
}
