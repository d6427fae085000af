import { stringify } from 'csv-stringify/sync';
import type { ImportFile } from '#lib/contract/import-vocabulary.ts';
import type { calls, DataOf } from '#lib/contract/index.ts';
import { importsFolder } from '../catalogue/import-jobs/import-folder.ts';
import { claimImport } from '../catalogue/import-jobs/import-repository.ts';
import { runImportJob } from '../catalogue/import-jobs/run-import-job.ts';
import { dataOf, send } from './api-caller.ts';
import type { TestApi } from './create-test-api.ts';
import { deskCaller, OPERATOR_KEY } from './operator.ts';

type Listed = DataOf<typeof calls.catalogueImports>['Imports'][number];
type Report = DataOf<typeof calls.catalogueImportReport>;

const WATCH = {
  SKU: 'K-1',
  Title: 'Kiln Station Watch',
  Brand: 'Kiln',
  Category: 'Watches > Analog > Men',
  Gender: 'Men',
  Colour: 'Blue',
  MRP: '1299',
  Price: '1199',
  Stock: '4',
  // The store already has this picture, so nothing has to be decoded.
  Photos: '1801AV01-1.webp',
  Description: 'Sturdy and slim.',
  'Country of origin': 'India',
  'Manufacturer or importer': 'Kiln Works, Bengaluru',
  'Net quantity': '1 piece',
  'HSN code': '9102',
  'GST percent': '18',
};

/** A table of watches; each row replaces some cells of a sound one. */
export function watchTable(...rows: Partial<Record<string, string>>[]): string {
  return stringify(
    rows.map((row) => ({ ...WATCH, ...row })),
    { header: true, columns: Object.keys({ ...WATCH, ...rows[0] }) },
  );
}

let lastKey = 0;

/** What a merchandiser does with the imports of the back office, and the process that runs them. */
export function importHands(api: TestApi, dataDir: string) {
  const call = deskCaller(api.handle);
  const { db, now, siteUrl } = api.context;
  const hands = {
    call,
    begin: (content: string | Uint8Array, photos?: Uint8Array) =>
      call<DataOf<typeof calls.beginCatalogueImport>>('BeginCatalogueImport', {
        FileName: 'watches.csv',
        FileBytes: Buffer.byteLength(content),
        Photos: photos ? { FileName: 'photos.zip', FileBytes: photos.length } : null,
        Operator: 'Meera',
        IdempotencyKey: `import-key-${++lastKey}`,
      }),
    async part(id: string, content: string | Uint8Array, offset = 0, file: ImportFile = 'catalogue') {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ImportId: id, File: file, Offset: String(offset) }))
        body.append(name, value);
      body.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'file.part');
      const headers = { authorization: `Bearer ${OPERATOR_KEY}`, 'x-operator': 'Meera' };
      return send<{ Received?: number; Message?: string; Field?: string }>(api.handle, 'UploadCatalogueImportPart', {
        method: 'POST',
        headers,
        body,
      });
    },
    /** Sends a whole file in one part. Returns the id of its import. */
    async send(content: string | Uint8Array, photos?: Uint8Array): Promise<string> {
      const { ImportId } = dataOf(await hands.begin(content, photos), 'BeginCatalogueImport');
      dataOf(await hands.part(ImportId, content), 'UploadCatalogueImportPart');
      if (photos) dataOf(await hands.part(ImportId, photos, 0, 'photos'), 'UploadCatalogueImportPart');
      return ImportId;
    },
    step: (name: 'CheckCatalogueImport' | 'RunCatalogueImport' | 'CancelCatalogueImport', id: string, body = {}) =>
      call<{ State: string; Message?: string }>(name, { ImportId: id, Operator: 'Meera', ...body }),
    async shown(id: string): Promise<Listed | undefined> {
      const { Imports } = dataOf(
        await call<DataOf<typeof calls.catalogueImports>>('CatalogueImports', {}),
        'CatalogueImports',
      );
      return Imports.find(({ ImportId }) => ImportId === id);
    },
    report: async (id: string, body = {}) =>
      dataOf(await call<Report>('CatalogueImportReport', { ImportId: id, ...body }), 'CatalogueImportReport'),
    /** Runs what waits, as the process of an import does; `signal` ends that process. */
    async run(id: string, signal = new AbortController().signal): Promise<Listed | undefined> {
      const errors: unknown[] = [];
      await claimImport(db, id, 'process', now());
      const context = { db, dataDir, importsDir: importsFolder(dataDir), siteUrl, now, signal };
      await runImportJob(id, 'process', { ...context, onError: (error) => errors.push(error) });
      if (errors.length > 0) throw new AggregateError(errors, 'The import failed.');
      return hands.shown(id);
    },
    async check(id: string, body = {}) {
      dataOf(await hands.step('CheckCatalogueImport', id, body), 'CheckCatalogueImport');
      return hands.run(id);
    },
    async import(id: string) {
      dataOf(await hands.step('RunCatalogueImport', id), 'RunCatalogueImport');
      return hands.run(id);
    },
  };
  return hands;
}
