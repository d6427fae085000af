import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const MIGRATIONS = 'lib/retail-api/core/db/migrations/0*.ts';

/**
 * The commit of the previous release: the newest tag such as `v0.1.0` below this commit, otherwise, as long as nothing is
 * released, the last state before a migration was added. Null in a checkout that does not have it.
 */
function previousCommit(): string | null {
  const tagged = spawnSync('git', ['describe', '--tags', '--match', 'v[0-9]*', '--abbrev=0', 'HEAD~1']);
  if (tagged.status === 0) return String(tagged.stdout).trim();
  const [added] = git('log', '--first-parent', '-m', '--diff-filter=A', '--format=%H', '-1', '--', MIGRATIONS).split(
    '\n',
  );
  const before = added && spawnSync('git', ['rev-parse', '--verify', '--quiet', `${added}^{commit}~1`]);
  return before && before.status === 0 ? String(before.stdout).trim() : null;
}

/** A release whose files are in a folder, able to run. */
export interface Release {
  /** A name for people. */
  name: string;
  folder: string;
  remove(): void;
}

/** The previous release in a folder of its own, with the packages of this one; null where the checkout has no history. */
function previousRelease(): Release | null {
  if (spawnSync('git', ['rev-parse', '--git-dir']).status !== 0) return null;
  const commit = previousCommit();
  if (commit === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'samay-previous-'));
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 512 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const compiler = 'lib/messages/compile/main.ts';
  if (existsSync(join(folder, compiler))) execFileSync(process.execPath, [compiler], { cwd: folder });
  const name = git('log', '-1', '--format=%h of %cs', commit);
  return { name, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs a suite with the previous release; left out, with one line, where the checkout has no history. */
export function describeWithPrevious(title: string, suite: (release: Release) => void): void {
  const release = previousRelease();
  if (release === null) process.stderr.write(`Left out: ${title}; this checkout has no history.\n`);
  (release === null ? describe.skip : describe)(title, () => {
    afterAll(() => release?.remove());
    suite(release ?? { name: '', folder: '', remove: () => undefined });
  });
}
