import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment } from '#lib/shared/env.ts';
import { PROJECT } from '#lib/tooling/launcher/project.ts';

const COPIED = ['lib', 'public', 'package.json', 'next.config.js', '.next'];
/** The folder of a build's middleware. */
const SERVER = '.next/server';
const MANIFEST = `${SERVER}/middleware-manifest.json`;
const BUNDLES = `${SERVER}/edge`;

/** The smallest project whose middleware passes every request on. */
const EMPTY_PROJECT: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'app/layout.js': 'export default ({ children }) => children;',
  'middleware.js':
    "import { NextResponse } from 'next/server';\nexport function middleware() {\n  return NextResponse.next();\n}\n",
};

/** Copies the built storefront to a new folder. */
function copyOfStorefront(): string {
  const folder = mkdtempSync(join(tmpdir(), 'samay-middleware-'));
  for (const name of COPIED) cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Copies the built storefront without its middleware; returns its folder, which the caller removes. */
export function withoutMiddleware(): string {
  const folder = copyOfStorefront();
  const none = { version: 3, middleware: {}, functions: {}, sortedMiddleware: [] };
  writeFileSync(join(folder, MANIFEST), JSON.stringify(none));
  return folder;
}

/**
 * Copies the built storefront with a middleware that does nothing; returns its folder, which the caller
 * removes.
 */
export function withEmptyMiddleware(): string {
  const results = join(PROJECT, 'test-results');
  mkdirSync(results, { recursive: true });
  // A folder inside the project, whose dependencies it is built with.
  const project = mkdtempSync(join(results, 'empty-middleware-'));
  try {
    mkdirSync(join(project, 'app'));
    for (const [name, content] of Object.entries(EMPTY_PROJECT)) writeFileSync(join(project, name), content);
    execFileSync(process.execPath, [join(PROJECT, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: project,
      env: childEnvironment({ NODE_ENV: 'production' }),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const folder = copyOfStorefront();
    rmSync(join(folder, BUNDLES), { recursive: true });
    for (const part of [BUNDLES, MANIFEST]) cpSync(join(project, part), join(folder, part), { recursive: true });
    return folder;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
