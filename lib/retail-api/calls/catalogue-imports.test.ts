import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { runHousekeeping } from '../app/housekeeping.ts';
import { interruptImports } from '../catalogue/import-jobs/import-repository.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { importHands, watchTable } from '../testing/import-hands.ts';
import { OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';
import { zipOf } from '../testing/zip-of.ts';

const { Conflict, InvalidRequest, NotFound, Success } = RETURN_CODES;
const START = Date.parse('2026-11-26T10:00:00Z');
const THREE = watchTable({ SKU: 'K-1' }, { SKU: 'K-2' }, { SKU: 'K-3', Gender: 'Robots' });

describeOnEachEngine('imports of the back office', (engine) => {
  let api: TestApi;
  let dataDir: string;
  let hands: ReturnType<typeof importHands>;
  let now = START;

  beforeEach(async () => {
    now = START;
    dataDir = await mkdtemp(join(tmpdir(), 'imports-'));
    api = await createTestApi({ engine, catalogue: 'seed', operatorKey: OPERATOR_KEY, dataDir, now: () => now });
    hands = importHands(api, dataDir);
  });
  afterEach(async () => {
    await api.close();
    await rm(dataDir, { recursive: true });
  });

  const titles = async () => {
    const rows = await api.context.db.selectFrom('products').select('document').where('code', 'like', 'K-%').execute();
    return rows.map(({ document }) => JSON.parse(document).ProductTitle).sort();
  };

  test('a file is checked without a change, then imported, and each run says what it does', async () => {
    const id = await hands.send(THREE);
    expect(await hands.shown(id)).toMatchObject({ State: 'received', Format: 'table', BegunBy: 'Meera' });
    const checked = await hands.check(id);
    expect(checked).toMatchObject({ State: 'checked', Rows: 3, RowsDone: 3, Added: 2, Changed: 0, Refused: 1 });
    expect(await titles()).toEqual([]);
    const { Rows } = await hands.report(id);
    expect(Rows.map(({ Line, Product, Change }) => [Line, Product, Change])).toEqual([
      [4, 'K-3', 'refused'],
      [2, 'K-1', 'added'],
      [3, 'K-2', 'added'],
    ]);
    expect(Rows[0]?.Reason).toBe('Gender: must be one of Men, Women, Unisex');
    expect(await hands.import(id)).toMatchObject({ State: 'done', Added: 2, Refused: 1, Unchanged: 0 });
    expect(await titles()).toHaveLength(2);
    const audit = await hands.call<DataOf<typeof calls.deskAudit>>('DeskAudit', { Subject: id });
    const ended = audit.Data?.Entries.filter(({ Step }) => Step.includes('added'));
    const who = { Operator: 'Meera', Credential: 'operator key', Outcome: 'Success' };
    expect(ended?.toSorted((one, other) => one.Call.localeCompare(other.Call))).toMatchObject([
      { ...who, Call: 'CheckCatalogueImport', Step: '2 added, 0 changed, 0 as before, 1 refused' },
      { ...who, Call: 'RunCatalogueImport', Step: '2 added, 0 changed, 0 as before, 1 refused' },
    ]);
    const again = await hands.send(watchTable({ SKU: 'K-1', Title: 'Kiln Harbour Watch' }, { SKU: 'K-2' }));
    expect(await hands.check(again)).toMatchObject({ Added: 0, Changed: 1, Unchanged: 1, Refused: 0 });
    expect((await hands.report(again)).Rows).toMatchObject([{ Product: 'K-1', Change: 'changed', Line: 2 }]);
  });

  test('columns that are not recognised are named, and a constant fills what the file does not say', async () => {
    const theirs = watchTable({ SKU: 'K-1' }).replace('SKU,Title', 'Item no,What it is');
    const id = await hands.send(theirs);
    const shown = await hands.shown(id);
    expect(shown).toMatchObject({ State: 'received', Format: '' });
    expect(shown?.Columns.slice(0, 2)).toEqual([
      { Name: 'Item no', Examples: ['K-1'] },
      { Name: 'What it is', Examples: ['Kiln Station Watch'] },
    ]);
    const unnamed = await hands.check(id);
    expect(unnamed).toMatchObject({
      State: 'received',
      Problem: expect.stringMatching(
        /^The format of watches.csv is not known. Its columns “Item no”, .* and 4 more are not those of a format. Name its columns.$/,
      ),
    });
    const wrong = await hands.check(id, { Mapping: { SKU: 'No such column' } });
    expect(wrong?.Problem).toMatch(
      /^The columns: SKU: no row of watches\.csv has a value in a column "No such column"/,
    );
    const refused = await hands.step('CheckCatalogueImport', id, { Mapping: { Skew: 'Item no' } });
    expect(refused).toMatchObject({ ReturnCode: InvalidRequest.code, Data: { Field: 'Mapping' } });
    const named = { SKU: 'Item no', ProductTitle: 'What it is', BrandName: { constant: 'Kilnmark' } };
    expect(await hands.check(id, { Mapping: named })).toMatchObject({ State: 'checked', Added: 1, Problem: '' });
    expect(await hands.import(id)).toMatchObject({ State: 'done', Added: 1 });
    expect(await hands.shown(id)).toMatchObject({ Mapping: named });
  });

  test('a second import is refused until the first has ended or is given up', async () => {
    const id = await hands.send(THREE);
    const second = await hands.begin(THREE);
    expect(second).toMatchObject({ ReturnCode: Conflict.code, Data: { State: 'received' } });
    expect(second.ReturnMessage).toMatch(/^Meera has begun to import watches\.csv/);
    expect(existsSync(join(dataDir, 'imports', id))).toBe(true);
    expect(await hands.step('CancelCatalogueImport', id)).toMatchObject({ Data: { State: 'cancelled' } });
    expect(existsSync(join(dataDir, 'imports', id))).toBe(false);
    const both = await Promise.all([hands.begin(THREE), hands.begin(THREE)]);
    expect(both.map(({ ReturnCode }) => ReturnCode).sort()).toEqual([Success.code, Conflict.code]);
  });

  test('a file arrives in parts, each once and in its place', async () => {
    const { Data } = await hands.begin(THREE);
    const id = Data?.ImportId ?? '';
    const [first, rest] = [THREE.slice(0, 100), THREE.slice(100)];
    expect(await hands.part(id, rest, 100)).toMatchObject({
      Data: { Field: 'Offset', Message: 'must be 0: so much has arrived' },
    });
    expect(await hands.part(id, first)).toMatchObject({ Data: { Received: 100 } });
    expect(await hands.part(id, first)).toMatchObject({ Data: { Received: 100 } });
    expect(await hands.part(id, `${rest}more`, 100)).toMatchObject({ Data: { Message: 'is longer than was said' } });
    expect(await hands.shown(id)).toMatchObject({ State: 'receiving', Catalogue: { Received: 100 } });
    await hands.part(id, rest, 100);
    expect(await hands.check(id)).toMatchObject({ State: 'checked', Rows: 3 });
    expect(await hands.part('no-such-import-of-the-shop', first)).toMatchObject({ ReturnCode: NotFound.code });
  });

  test('a workbook is refused, and so are photos that are no zip file or a zip that unpacks to too much', async () => {
    const book = await zipOf([['xl/workbook.xml', '<x/>']]);
    const { Data } = await hands.begin(book);
    expect(await hands.part(Data?.ImportId ?? '', book)).toMatchObject({
      Data: { Message: expect.stringMatching(/save its sheet as CSV/) },
    });
    await hands.step('CancelCatalogueImport', Data?.ImportId ?? '');
    const other = await hands.begin(THREE, Buffer.from('no zip'));
    expect(await hands.part(other.Data?.ImportId ?? '', 'no zip', 0, 'photos')).toMatchObject({
      Data: { Field: 'file' },
    });
    await hands.step('CancelCatalogueImport', other.Data?.ImportId ?? '');
    // Highly compressed zeros: more than a file of the archive may have.
    const bomb = await zipOf([['K-1.jpg', Buffer.alloc(65 * 1024 * 1024)]]);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const id = await hands.send(THREE, bomb);
    expect(await hands.check(id)).toMatchObject({
      State: 'received',
      Problem: 'photos.zip: K-1.jpg has more than 64 MB.',
    });
  });

  test('an import whose process ends is interrupted, keeps whole products, and continues', async () => {
    const many = watchTable(...Array.from({ length: 150 }, (_, at) => ({ SKU: `K-${at}`, Title: `Kiln Watch ${at}` })));
    const id = await hands.send(many);
    await hands.check(id);
    await hands.step('RunCatalogueImport', id);
    const ending = new AbortController();
    // The process is told to end once the first batch is written.
    const seen = api.context.db.selectFrom('products').select('code').where('code', 'like', 'K-%');
    const watched = (async () => {
      while ((await seen.execute()).length === 0) await new Promise(setImmediate);
      ending.abort();
    })();
    const ended = await hands.run(id, ending.signal);
    await watched;
    expect(ended).toMatchObject({ State: 'interrupted', Problem: expect.stringMatching(/stopped/) });
    const written = await seen.execute();
    const skus = await api.context.db.selectFrom('skus').select('sku').where('sku', 'like', 'K-%').execute();
    expect(skus).toHaveLength(written.length);
    expect(ended?.Added).toBe(written.length);
    expect(await hands.import(id)).toMatchObject({ State: 'done', Added: 150, Changed: 0, Unchanged: 0, Refused: 0 });
    expect(await titles()).toHaveLength(150);
  });

  test('an import whose process says nothing any more is interrupted, and one that is asked to stop stops', async () => {
    const { db } = api.context;
    const id = await hands.send(THREE);
    await hands.check(id);
    await hands.step('RunCatalogueImport', id);
    await db.updateTable('catalogue_imports').set({ worker: 'killed', beat_at: now }).execute();
    await interruptImports(db, now + 119_000);
    expect(await hands.shown(id)).toMatchObject({ State: 'importing' });
    await interruptImports(db, now + 121_000);
    expect(await hands.shown(id)).toMatchObject({ State: 'interrupted', Problem: expect.stringMatching(/has ended/) });
    await hands.step('RunCatalogueImport', id);
    await db.updateTable('catalogue_imports').set({ worker: 'process' }).execute();
    expect(await hands.step('CancelCatalogueImport', id)).toMatchObject({ Data: { State: 'importing' } });
    expect(await hands.shown(id)).toMatchObject({ Stopping: true });
    expect(await hands.run(id)).toMatchObject({ State: 'cancelled' });
    expect(await titles()).toEqual([]);
    expect(await hands.step('RunCatalogueImport', id)).toMatchObject({
      ReturnCode: Conflict.code,
      Data: { State: 'cancelled' },
    });
  });

  test('an import that nobody continues is given up after a week, and forgotten with the audit', async () => {
    const id = await hands.send(THREE);
    await hands.check(id);
    await runHousekeeping(api.context.db, now + 6 * DAY_MS);
    expect(await hands.shown(id)).toMatchObject({ State: 'checked' });
    await runHousekeeping(api.context.db, now + 7 * DAY_MS);
    expect(await hands.shown(id)).toMatchObject({ State: 'cancelled' });
    expect((await hands.report(id)).Rows).toHaveLength(3);
    await runHousekeeping(api.context.db, now + 400 * DAY_MS);
    expect(await hands.shown(id)).toBeUndefined();
    expect(await api.context.db.selectFrom('catalogue_import_rows').selectAll().execute()).toEqual([]);
  });

  test('the report comes in pages, and the audit has every step', async () => {
    const id = await hands.send(THREE);
    await hands.check(id);
    const first = await hands.report(id, { PageSize: 2 });
    expect(first).toMatchObject({ More: true, Rows: [{ Number: 1 }, { Number: 2 }] });
    expect(await hands.report(id, { PageSize: 2, After: 2 })).toMatchObject({ More: false, Rows: [{ Number: 3 }] });
    expect((await hands.report(id, { Change: 'refused' })).Rows).toHaveLength(1);
    const audit = await api.context.db.selectFrom('desk_audit').select(['call', 'subject', 'operator']).execute();
    expect(audit).toContainEqual({ call: 'BeginCatalogueImport', subject: 'watches.csv', operator: 'Meera' });
    expect(audit).toContainEqual({ call: 'CheckCatalogueImport', subject: id, operator: 'Meera' });
  });
});
