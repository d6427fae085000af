import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '#lib/shared/child-message.ts';
import { childEnvironment } from '#lib/shared/env.ts';
import { CATALOGUE_PROGRAM } from '#lib/tooling/launcher/catalogue.ts';
import { PROJECT } from '#lib/tooling/launcher/project.ts';
import { apiFigures } from './api-figures.ts';
import type { BenchOptions } from './options.ts';
import { maxGoal, type Row, reported } from './table.ts';

const MAX_MEGABYTES = 600;

interface Usage {
  seconds: number;
  cpuSeconds: number;
  megabytes: number;
}

/**
 * Measures time, CPU and memory of importing a catalogue in each format, as a dry run and as a real import
 * into a new embedded database. Its photos exist already: fetching and resizing them is not measured.
 */
export async function benchCatalogue({ imported }: BenchOptions): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'samay-catalogue-'));
  try {
    const rows: Row[] = [];
    for (const format of await apiFigures('print-catalogue-files', [folder, String(imported)])) {
      for (const mode of ['dry run', 'import']) {
        const args = ['import', join(folder, format), ...(mode === 'dry run' ? ['--dry-run'] : [])];
        const { seconds, cpuSeconds, megabytes } = await run(args, join(folder, `data-${format}-${mode[0]}`));
        const label = `${mode} of ${imported.toLocaleString('en-IN')} products, ${format}`;
        rows.push(
          reported('catalogue', `time of ${label}`, seconds, 's'),
          reported('catalogue', `CPU of ${label}`, cpuSeconds, 's'),
          maxGoal('catalogue', `peak memory of ${label}`, megabytes, MAX_MEGABYTES, 'MB'),
        );
      }
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(args: readonly string[], dataDir: string): Promise<Usage> {
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', './lib/tooling/bench/report-peak.ts', ...CATALOGUE_PROGRAM, ...args],
    {
      cwd: PROJECT,
      env: childEnvironment({ DATA_DIR: dataDir, DATABASE_URL: '', SITE_URL: 'http://localhost:3000' }),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const { cpuMicroseconds, residentKilobytes } = await messageOf(child, 'peak');
  return {
    seconds: (performance.now() - startedAt) / 1000,
    cpuSeconds: Number(cpuMicroseconds) / 1e6,
    megabytes: Number(residentKilobytes) / 1024,
  };
}
