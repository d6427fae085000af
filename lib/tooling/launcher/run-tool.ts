import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { childEnvironment } from '#lib/shared/env.ts';
import { PROJECT } from './project.ts';

/** A JavaScript file of the project or its packages, run with this Node. */
export interface Tool {
  /** Path below the project’s root. */
  file: string;
  arguments: readonly string[];
  /** Variables beside those of this process. */
  variables?: Readonly<Record<string, string>>;
}

/** How a tool ended. */
interface ToolRun {
  exitCode: number;
  /** What it wrote on both of its outputs, as it came; empty where it wrote on those of this process. */
  output: string;
}

/** Runs a tool to its end. Its output goes to that of this process or, `buffered`, comes with the result. */
export async function runTool(tool: Tool, { buffered }: { buffered: boolean }): Promise<ToolRun> {
  const output = buffered ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [join(PROJECT, tool.file), ...tool.arguments], {
    cwd: PROJECT,
    stdio: ['ignore', output, output],
    env: { ...childEnvironment({}), ...tool.variables },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  return { exitCode: typeof code === 'number' ? code : 1, output: Buffer.concat(chunks).toString() };
}
