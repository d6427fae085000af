import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT } from '#lib/launcher/project.ts';
import type { Row } from './table.ts';

/** Search and suggestions at the retail API; that part measures itself and prints its own table. */
export async function benchSearch(): Promise<Row[]> {
  const child = spawn(process.execPath, ['lib/retail-api/bench/search-bench.ts'], { cwd: PROJECT, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The search benchmark ended with ${code}`);
  return [];
}
