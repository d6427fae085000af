import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import { ConfigurationError } from '#lib/shared/env.ts';
import { compress } from '#lib/storefront/platform/front/compression.ts';
import { backOfficeInputsDigest } from './build-inputs.ts';
import { PROJECT } from './project.ts';

const FOLDER = join(PROJECT, '.back-office');
/** Holds the digest of the build's inputs; written last, so that an interrupted build is not taken for a complete one. */
const MARK = join(FOLDER, 'built-from');
const ENTRY = 'lib/back-office/browser/main.tsx';
const SCAN_WORKER = 'lib/back-office/browser/scanner/scan-worker.ts';
const BEST = 11;

/** Builds the browser app of the back office into `.back-office`. Throws where the build fails. */
export async function buildBackOffice(): Promise<void> {
  const digest = backOfficeInputsDigest(PROJECT);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const worker = await bundle(SCAN_WORKER);
  const app = await bundle(ENTRY, { SCAN_WORKER_URL: JSON.stringify(`/app/${scriptOf(worker, SCAN_WORKER)}`) });
  const files = [worker, app].flatMap(({ outputs }) => Object.keys(outputs).map((path) => basename(path)));
  await Promise.all(files.map(precompressAppFile));
  await writeFile(join(FOLDER, 'manifest.json'), JSON.stringify({ script: scriptOf(app, ENTRY), files }));
  await writeFile(MARK, digest);
}

/** Builds the browser app unless the existing build was made of the same sources. */
export async function buildBackOfficeIfNeeded(): Promise<void> {
  const built = await readFile(MARK, 'utf8').catch(() => '');
  if (built === backOfficeInputsDigest(PROJECT)) return;
  process.stdout.write('Building the back office …\n');
  await buildBackOffice();
}

/** Bundles a script and what it imports; `define` are words that stand for expressions. */
async function bundle(entry: string, define: BuildOptions['define'] = {}): Promise<Metafile> {
  // Imported late: a store that is only started has no bundler.
  const { build } = await import('esbuild');
  try {
    const { metafile } = await build({
      absWorkingDir: PROJECT,
      entryPoints: [entry],
      outdir: FOLDER,
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      assetNames: '[name]-[hash]',
      loader: { '.wasm': 'file' },
      bundle: true,
      // Each screen is fetched when it is opened first.
      splitting: true,
      format: 'esm',
      target: 'es2023',
      // Its other build reads bytes with the Buffer of Node.
      alias: { 'csv-parse/sync': 'csv-parse/browser/esm/sync' },
      // The elements of the storefront are created by functions that know its languages; staff have one.
      tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react', verbatimModuleSyntax: true } },
      minify: true,
      define: { 'process.env.NODE_ENV': '"production"', ...define },
      legalComments: 'eof',
      metafile: true,
      logLevel: 'warning',
    });
    return metafile;
  } catch {
    throw new ConfigurationError('The build of the back office failed. The reason is printed above.');
  }
}

function scriptOf({ outputs }: Metafile, entry: string): string {
  const [path = ''] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
  return basename(path);
}

async function precompressAppFile(name: string): Promise<void> {
  const path = join(FOLDER, name);
  await writeFile(`${path}.br`, await compress(await readFile(path), 'br', BEST));
}
