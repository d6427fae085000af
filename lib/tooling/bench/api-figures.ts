import { spawn } from 'node:child_process';
import type { BenchFigures } from '#lib/shared/bench-figures.ts';
import { PROJECT } from '#lib/tooling/launcher/project.ts';

/** Runs a benchmark of the retail API as a separate process, which prints its figures as one line of JSON. */
export async function apiFigures<Script extends keyof BenchFigures>(
  script: Script,
  args: readonly string[] = [],
): Promise<BenchFigures[Script]> {
  const child = spawn(process.execPath, [`lib/retail-api/bench/${script}.ts`, ...args], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) output += chunk;
  if (output === '') throw new Error(`${script} gave no figures`);
  return JSON.parse(output) as BenchFigures[Script];
}
