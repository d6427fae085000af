import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigurationError, childEnvironment } from '#lib/shared/env.ts';
import { compress, isCompressible } from '#lib/storefront/platform/front/compression.ts';
import { contentTypeOf } from '#lib/storefront/platform/front/content-types.ts';
import { PRECOMPRESSED_FOLDER } from '#lib/storefront/platform/front/precompressed-folder.ts';
import { filesBelow } from '#lib/storefront/platform/front/static-files.ts';
import { buildInputsDigest } from './build-inputs.ts';
import { addCompileHints } from './compile-hints.ts';
import { PROJECT } from './project.ts';

/**
 * Holds the digest of the build's inputs; written last, so that an interrupted build is not taken for a
 * complete one.
 */
const MARK = join(PROJECT, '.next/built-from');

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** What shells report for a program that Ctrl+C ended. */
const INTERRUPTED = 130;

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
  // A signal to this process alone would otherwise leave the build running.
  const stopBoth = (signal: NodeJS.Signals) => {
    build.kill(signal);
    process.exit(INTERRUPTED);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stopBoth);
  const [code] = await once(build, 'exit');
  for (const signal of STOP_SIGNALS) process.off(signal, stopBoth);
  if (code !== 0) throw new ConfigurationError('The build of the storefront failed. The reason is printed above.');
  const statics = join(PROJECT, '.next/static');
  // Imported late: a store that is only started needs no compiler.
  const { writeLocalScripts } = await import('./write-local-scripts.ts');
  await writeLocalScripts(statics);
  addCompileHints(statics);
  await precompressStaticFiles(PROJECT);
  writeFileSync(MARK, digest);
}

/** Builds the storefront unless the existing build was made of the same sources. */
export async function buildIfNeeded(): Promise<void> {
  const built = builtFrom();
  if (built === buildInputsDigest(PROJECT)) return;
  process.stdout.write(built === '' ? 'Building the storefront …\n' : 'The sources have changed: building again …\n');
  await buildStorefront();
}

const BEST = 11;

/**
 * Compresses the files of a build at the highest level, once, so that the running store never spends time on
 * it.
 */
async function precompressStaticFiles(project: string): Promise<void> {
  const source = join(project, '.next/static');
  const target = join(project, PRECOMPRESSED_FOLDER);
  await rm(target, { recursive: true, force: true });
  const names = filesBelow(source).filter((name) => isCompressible(contentTypeOf(name)));
  await Promise.all(names.map((name) => precompress(join(source, name), join(target, name))));
}

async function precompress(source: string, target: string): Promise<void> {
  const body = await readFile(source);
  await mkdir(dirname(target), { recursive: true });
  for (const encoding of ['br', 'gzip'] as const) {
    await writeFile(`${target}.${encoding}`, await compress(body, encoding, BEST));
  }
}
