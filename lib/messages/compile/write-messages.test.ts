import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROJECT = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

test('several processes that compile the messages at once leave one complete folder, and nothing beside it', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    for (const path of ['package.json', 'lib/messages'])
      cpSync(join(PROJECT, path), join(copy, path), { recursive: true, filter: (from) => !/compiled/.test(from) });
    symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
    const compile = () => run(process.execPath, ['lib/messages/compile/main.ts'], { cwd: copy });
    await Promise.all([compile(), compile(), compile()]);
    const folders = readdirSync(join(copy, 'lib/messages')).filter((name) => name.startsWith('compiled'));
    expect(folders).toEqual(['compiled']);
    expect(existsSync(join(copy, 'lib/messages/compiled/browser/index.js'))).toBe(true);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
