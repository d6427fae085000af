import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEVICES } from './devices.ts';
import { inNewBrowser } from './open-page.ts';

test('a browser that cannot be started leaves no folder behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'samay-open-page-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const opened = inNewBrowser(join(folder, 'no-browser'), DEVICES.desktop, async () => 'opened');
    await expect(opened).rejects.toThrow('no-browser');
    expect(readdirSync(folder).filter((name) => name.startsWith('samay-browser-'))).toEqual([]);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  }
});
