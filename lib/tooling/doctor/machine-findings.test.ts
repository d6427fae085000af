import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFinding, machineFindings } from './machine-findings.ts';

test.each([
  [255, 'wrong'],
  [256, 'note'],
  [1024, 'ok'],
])('%i MB free are %s', (freeMb, state) => {
  expect(diskFinding('/data', freeMb)).toEqual({ state, text: `Disk: ${freeMb} MB free for DATA_DIR (/data)` });
});

test('the disk of a folder that does not exist yet is that of the folder above it', async () => {
  const [node, disk] = await machineFindings({ DATA_DIR: '/tmp/none-yet/data' });
  expect(node?.text).toContain(process.version);
  expect(disk?.text).toMatch(/^Disk: \d+ MB free/);
});

test('a file where the folder should be is wrong, and so is one above it; a storefront of another retail API has no such folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  writeFileSync(join(folder, 'file'), '');
  for (const name of ['file', 'file/data']) {
    const settings = { DATA_DIR: join(folder, name) };
    const wrongs = (await machineFindings(settings)).filter(({ state }) => state === 'wrong');
    expect(wrongs).toEqual([{ state: 'wrong', text: `DATA_DIR: ${join(folder, 'file')} is no folder` }]);
    const elsewhere = await machineFindings({ ...settings, RETAIL_API_URL: 'http://127.0.0.1:9' });
    expect(elsewhere.filter(({ state }) => state === 'wrong')).toEqual([]);
  }
  rmSync(folder, { recursive: true });
});
