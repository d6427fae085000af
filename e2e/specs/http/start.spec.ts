import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../fixtures/store.ts';
import { expect, test } from '../../fixtures/test.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** Runs a command of package.json as npm does, with an empty data folder, and collects what it prints. */
function run(command: string, variables: Record<string, string>): { child: ChildProcess; output: () => string } {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['lib/tooling/launcher/run.js', command], {
    cwd: PROJECT,
    env: { PATH, HOME, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { child, output: () => text };
}

test('npm start opens the store with its retail API, back office and payment sandbox, and SIGTERM ends them all', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'samay-start-'));
  const [port, apiPort, officePort, sandboxPort] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const { child, output } = run('start', {
    DATA_DIR: dataDir,
    PORT: String(port),
    RETAIL_API_PORT: String(apiPort),
    BACK_OFFICE_PORT: String(officePort),
    PAYMENT_SANDBOX_PORT: String(sandboxPort),
    PHOTO_BACKGROUND: 'off',
  });
  try {
    await expect.poll(output, { timeout: 120_000 }).toContain(`Samay is open at http://localhost:${port}`);
    const home = await fetch(`http://127.0.0.1:${port}/`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('Samay');
    expect((await fetch(`http://127.0.0.1:${apiPort}/readyz`)).status).toBe(200);
    expect(output()).toContain(`The back office, http://127.0.0.1:${officePort}, has an owner`);
    expect((await fetch(`http://127.0.0.1:${officePort}/readyz`)).status).toBe(200);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    await expect(fetch(`http://127.0.0.1:${apiPort}/readyz`)).rejects.toThrow();
  } finally {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});
