import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The commit whose store `keep-release.ts` has kept: that of the newest tag, and as long as there is none, a state of the main branch. */
const PREVIOUS_RELEASE = '833cef4b0b8bbbcd9d5637392fbd758f819e368a';

/** A release whose files are in a folder, able to run. */
export interface Release {
  folder: string;
  remove(): void;
}

const git = (...args: string[]) => spawnSync('git', args, { maxBuffer: 512 * 1024 * 1024 });

/** The previous release in a folder of its own, with the packages of this one; null where the checkout does not have it. */
function previousRelease(): Release | null {
  const archived = git('archive', PREVIOUS_RELEASE);
  if (archived.status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'samay-previous-'));
  execFileSync('tar', ['-x', '-C', folder], { input: archived.stdout });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const compiler = 'lib/messages/compile/main.ts';
  if (existsSync(join(folder, compiler))) execFileSync(process.execPath, [compiler], { cwd: folder });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs a suite with the previous release; left out, with one line, where the checkout does not have it. */
export function describeWithPrevious(title: string, suite: (release: Release) => void): void {
  const isThere = git('cat-file', '-e', `${PREVIOUS_RELEASE}^{commit}`).status === 0;
  if (!isThere) process.stderr.write(`Left out: ${title}; this checkout has no history.\n`);
  (isThere ? describe : describe.skip)(title, () => {
    const release: Release = { folder: '', remove: () => undefined };
    beforeAll(() => {
      const found = previousRelease();
      if (found === null) throw new Error(`${PREVIOUS_RELEASE} cannot be read.`);
      Object.assign(release, found);
    });
    afterAll(() => release.remove());
    suite(release);
  });
}
