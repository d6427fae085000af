import { diskFinding, machineFindings } from './machine-findings.ts';

test.each([
  [255, 'wrong'],
  [256, 'note'],
  [1024, 'ok'],
])('%i MB free are %s', (freeMb, state) => {
  expect(diskFinding('/data', freeMb)).toEqual({ state, text: `Disk: ${freeMb} MB free for DATA_DIR (/data)` });
});

test('the disk of a folder that does not exist yet is that of the folder above it', async () => {
  const [node, disk] = await machineFindings('/tmp/none-yet/data');
  expect(node?.text).toContain(process.version);
  expect(disk?.text).toMatch(/^Disk: \d+ MB free/);
});
