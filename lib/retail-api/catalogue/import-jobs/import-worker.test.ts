import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { importHands, watchTable } from '../../testing/import-hands.ts';
import { OPERATOR_KEY } from '../../testing/operator.ts';
import { importsFolder } from './import-folder.ts';
import { startImportWorker } from './import-worker.ts';

let api: TestApi;
let dataDir: string;
let hands: ReturnType<typeof importHands>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imports-'));
  api = await createTestApi({ catalogue: 'seed', operatorKey: OPERATOR_KEY, dataDir });
  hands = importHands(api, dataDir);
});
afterEach(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

const stateOf = async (id: string) => (await hands.shown(id))?.State;

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate);
}

function start(program: string) {
  const begun: string[] = [];
  const errors: unknown[] = [];
  const stop = startImportWorker({
    db: api.context.db,
    importsDir: importsFolder(dataDir),
    now: api.context.now,
    onError: (error) => errors.push(error),
    startProcess: (id) => {
      begun.push(id);
      return spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
    },
  });
  return { begun, errors, stop };
}

test('an import whose process crashes is interrupted at once, and none is begun twice', async () => {
  const id = await hands.send(watchTable({}));
  await hands.check(id);
  await hands.step('RunCatalogueImport', id);
  const worker = start('process.exit(3)');
  await until(async () => (await stateOf(id)) === 'interrupted');
  await worker.stop();
  expect(worker).toMatchObject({ begun: [id], errors: [] });
});

test('a stop of the store ends the process, and the import can be continued', async () => {
  const id = await hands.send(watchTable({}));
  await hands.check(id);
  await hands.step('RunCatalogueImport', id);
  const worker = start('setInterval(() => undefined, 1000)');
  await until(() => worker.begun.length > 0);
  await worker.stop();
  expect(await stateOf(id)).toBe('interrupted');
});

test('files of imports that have ended are removed, and those of an open one stay', async () => {
  const id = await hands.send(watchTable({}));
  const left = join(importsFolder(dataDir), 'left-by-a-power-cut');
  await mkdir(left);
  const worker = start('');
  await until(() => !existsSync(left));
  await worker.stop();
  expect(existsSync(join(importsFolder(dataDir), id))).toBe(true);
});
