import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLeftovers, removeLeftoversOf, temporaryFor } from './temporary-file.ts';

test('leftovers of dead processes are removed, a file that is being written is kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'samay-leftovers-'));
  const { pid: deadPid } = spawnSync(process.execPath, ['-e', '']);
  const file = join(folder, 'a.tsv');
  const leftovers = [`a.tsv.${deadPid}.tmp`, `b.tsv.${deadPid}.tmp`];
  const others = ['a.tsv', 'notes.tmp', `a.tsv.${process.pid}.tmp`];
  for (const name of [...leftovers, ...others]) await writeFile(join(folder, name), '');
  expect(temporaryFor(file)).toBe(`${file}.${process.pid}.tmp`);
  await removeLeftoversOf(file);
  expect((await readdir(folder)).toSorted()).toEqual([...others, `b.tsv.${deadPid}.tmp`].toSorted());
  await removeLeftovers(folder);
  expect((await readdir(folder)).toSorted()).toEqual(others.toSorted());
  await removeLeftovers(join(folder, 'not there'));
  await rm(folder, { recursive: true });
});
