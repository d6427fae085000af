import { z } from 'zod';
import type { Environment } from '#lib/shared/env.ts';
import { MAINTENANCE_PROGRAM } from '../launcher/maintenance.ts';
import { runTool } from '../launcher/run-tool.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

const report = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unreachable'), reason: z.string() }),
  z.object({ state: z.literal('primary') }),
  z.object({ state: z.literal('stranger') }),
  z.object({ state: z.literal('standby'), bytes: z.number(), seconds: z.number() }),
]);

/** A standby that is further behind answers nothing; the retail API then reads from the primary. */
const MAX_SECONDS = 5;

/** Whether the standby of the settings is reached, follows the database, and how far it is behind. */
export async function standbyFindings({
  DATABASE_READ_URL,
}: Pick<Environment, 'DATABASE_READ_URL'>): Promise<Finding[]> {
  if (!DATABASE_READ_URL) return [];
  const { exitCode, output } = await runTool({ file: MAINTENANCE_PROGRAM, arguments: ['standby'] }, { buffered: true });
  if (exitCode !== 0) return [wrong(`DATABASE_READ_URL: ${output.trim().split('\n').at(-1)?.slice(0, 300)}`)];
  return [standbyFinding(report.parse(JSON.parse(output)))];
}

/** What a report of the standby means. */
export function standbyFinding(found: z.output<typeof report>): Finding {
  switch (found.state) {
    case 'unreachable':
      return wrong(`DATABASE_READ_URL: cannot be used: ${found.reason.slice(0, 300)}; the primary answers`);
    case 'primary':
      return wrong('DATABASE_READ_URL: it is no standby but takes writes itself; the primary answers');
    case 'stranger':
      return wrong('DATABASE_READ_URL: it follows another PostgreSQL than that of DATABASE_URL; the primary answers');
    case 'standby': {
      // Without changes, the last one may be any time ago.
      if (found.bytes === 0) return ok('DATABASE_READ_URL: a standby of the database, with every change');
      const behind = `DATABASE_READ_URL: a standby, ${found.bytes} bytes of changes behind`;
      return found.seconds <= MAX_SECONDS
        ? ok(behind)
        : note(`${behind}, the last change ${found.seconds} s ago; while it is so far behind, the primary answers`);
    }
  }
}
