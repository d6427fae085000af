import { useSyncExternalStore } from 'react';
import { IMPORT_PART_BYTES, type ImportFile } from '#lib/contract/import-vocabulary.ts';
import { type CallData, callShop, newChangeKey } from '../../api/call.ts';
import { sendImportPart } from '../../api/send-file.ts';

export type CatalogueImport = CallData<'CatalogueImports'>['Imports'][number];

/** The files of an import as somebody has chosen them. */
export interface ChosenFiles {
  catalogue: File;
  photos: File | null;
}

interface Sending {
  isSending: boolean;
  /** How many bytes have arrived, of all files. */
  sent: number;
  error: unknown;
}

const IDLE: Sending = { isSending: false, sent: 0, error: null };

// It goes on while other screens are open, so it belongs to the page and to no screen.
let sending = IDLE;
const listeners = new Set<() => void>();

function tell(next: Partial<Sending>): void {
  sending = { ...sending, ...next };
  for (const listener of listeners) listener();
}

/** Whether this tab sends the files of an import, and how far it is. */
export function useSending(): Sending {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => sending,
  );
}

/** Begins an import, tells so, and sends its files. What went wrong is in `useSending`. */
export function beginSending({ catalogue, photos }: ChosenFiles, onBegun: () => void): Promise<void> {
  return whileSending(async () => {
    const { ImportId } = await callShop('BeginCatalogueImport', {
      FileName: catalogue.name,
      FileBytes: catalogue.size,
      Photos: photos && { FileName: photos.name, FileBytes: photos.size },
      IdempotencyKey: newChangeKey(),
    });
    onBegun();
    await sendParts(ImportId, { catalogue, photos }, { catalogue: 0, photos: 0 });
  });
}

/** Sends what is still missing of the files of an import. */
export function goOnSending(found: CatalogueImport, files: ChosenFiles): Promise<void> {
  const received = { catalogue: found.Catalogue.Received, photos: found.Photos?.Received ?? 0 };
  return whileSending(() => sendParts(found.ImportId, files, received));
}

async function whileSending(work: () => Promise<void>): Promise<void> {
  if (sending.isSending) return;
  tell({ isSending: true, sent: 0, error: null });
  try {
    await work();
    tell({ isSending: false });
  } catch (error) {
    tell({ isSending: false, error });
  }
}

async function sendParts(id: string, files: ChosenFiles, received: Record<ImportFile, number>): Promise<void> {
  const offsets = { ...received };
  for (const kind of ['catalogue', 'photos'] as const) {
    const file = files[kind];
    if (!file) continue;
    while (offsets[kind] < file.size) {
      const part = file.slice(offsets[kind], offsets[kind] + IMPORT_PART_BYTES);
      offsets[kind] = await sendImportPart(id, kind, offsets[kind], part);
      tell({ sent: offsets.catalogue + offsets.photos });
    }
  }
}

/** Why files do not continue an import; empty where they do. */
export function otherFiles(found: CatalogueImport, { catalogue, photos }: ChosenFiles): string {
  const isSame = (file: File | null, { Name, Bytes }: { Name: string; Bytes: number }) =>
    file?.name === Name && file.size === Bytes;
  if (!isSame(catalogue, found.Catalogue)) return `This is another file than ${found.Catalogue.Name}.`;
  if (found.Photos && !isSame(photos, found.Photos)) return `Choose ${found.Photos.Name}, too.`;
  return !found.Photos && photos ? 'It was begun without photos: give it up, and begin again.' : '';
}
