import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { childEnvironment } from '#lib/shared/env.ts';
import { PROJECT } from '#lib/tooling/launcher/project.ts';

/** An application of Next alone; in the project, where it finds the project's version of Next and React. */
export const FRAMEWORK_APP = join(PROJECT, '.bench');

/** Where an element tree is rendered by the server alone, and where it is a component of the browser. */
export const FRAMEWORK_PATHS = { server: '/server', client: '/client' };

const PAGE = 'export default function Page() { return globalThis.benchTree; }\n';
const FILES: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.js': `export default { turbopack: { root: ${JSON.stringify(PROJECT)} }, poweredByHeader: false };\n`,
  'app/layout.js':
    "export const dynamic = 'force-dynamic';\nexport default function Layout({ children }) { return children; }\n",
  [`app${FRAMEWORK_PATHS.server}/page.js`]: PAGE,
  [`app${FRAMEWORK_PATHS.client}/page.js`]: `'use client';\n${PAGE}`,
};

/** Writes and builds the application. Throws where Next cannot build it. */
export function buildFrameworkPage(): void {
  removeFrameworkPage();
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(FRAMEWORK_APP, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const next = join(PROJECT, 'node_modules/next/dist/bin/next');
  const { status, stderr } = spawnSync(process.execPath, [next, 'build', FRAMEWORK_APP], {
    cwd: FRAMEWORK_APP,
    env: childEnvironment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Next could not build a page of its own:\n${stderr}`);
}

/** Removes the application. */
export const removeFrameworkPage = (): void => rmSync(FRAMEWORK_APP, { recursive: true, force: true });
