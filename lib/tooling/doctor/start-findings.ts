import { z } from 'zod';
import { MAINTENANCE_PROGRAM } from '../launcher/maintenance.ts';
import { runTool } from '../launcher/run-tool.ts';
import { type Finding, ok, wrong } from './finding.ts';

/** What would end the start of a retail API: settings that do not go together, files that cannot be used. */
export async function startFindings(): Promise<Finding[]> {
  const { exitCode, output } = await runTool(
    { file: MAINTENANCE_PROGRAM, arguments: ['settings'] },
    { buffered: true },
  );
  if (exitCode !== 0) return [wrong(`Settings: ${output.trim().split('\n').at(-1)?.slice(0, 300)}`)];
  const problems = z.array(z.string()).parse(JSON.parse(output));
  return problems.length === 0
    ? [ok('Settings: they go together, and the files that they name can be used')]
    : problems.map(wrong);
}
