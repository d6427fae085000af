import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, childEnvironment } from '#lib/shared/env.ts';
import { buildInputsDigest } from './build-inputs.ts';
import { precompressStaticFiles } from './precompress.ts';
import { PROJECT } from './project.ts';

/** Holds the digest of what the build was made of; written last, so that a cut build counts as none. */
const MARK = join(PROJECT, '.next/built-from');

function builtFrom(): string {
  try {
    return readFileSync(MARK, 'utf8');
  } catch {
    return '';
  }
}

/** Builds the storefront. Throws where the build fails. */
export async function buildStorefront(): Promise<void> {
  const digest = buildInputsDigest(PROJECT);
  rmSync(MARK, { force: true });
  const build = spawn(process.execPath, [join(PROJECT, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: PROJECT,
    stdio: 'inherit',
    env: childEnvironment({ NODE_ENV: 'production' }),
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new ConfigurationError('The build of the storefront failed. The reason is printed above.');
  await precompressStaticFiles(PROJECT);
  writeFileSync(MARK, digest);
}

/** Builds the storefront unless the build that is there was made of the same sources. */
export async function buildIfNeeded(): Promise<void> {
  const built = builtFrom();
  if (built === buildInputsDigest(PROJECT)) return;
  process.stdout.write(built === '' ? 'Building the storefront …\n' : 'The sources have changed: building again …\n');
  await buildStorefront();
}
