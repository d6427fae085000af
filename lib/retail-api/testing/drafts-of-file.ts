import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Draft } from '../catalogue/exchange/draft.ts';
import { draftsOf } from '../catalogue/exchange/drafts-of.ts';
import { detectFormat } from '../catalogue/exchange/file-format.ts';
import { openSource, type SourceFile } from '../catalogue/exchange/open-source.ts';
import { groupRows } from '../catalogue/exchange/read-rows.ts';

/** The products of a file by its contents, before they are completed; `now` is 26 November 2026 in India. */
export async function draftsOfFile(
  content: string | Uint8Array,
  options: Partial<Omit<SourceFile, 'file'>> = {},
): Promise<Draft[]> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-drafts-'));
  const file = join(folder, 'file');
  await writeFile(file, content);
  const format = options.format ?? (await detectFormat(file, options.encoding));
  const source = await openSource({ ...options, file, format });
  try {
    const drafts: Draft[] = [];
    for await (const group of groupRows(source.rows())) {
      drafts.push(
        ...draftsOf(format, group, {
          isScattered: false,
          statedFacts: source.statedFacts,
          now: Date.parse('2026-11-26T00:00+05:30'),
        }),
      );
    }
    return drafts;
  } finally {
    await source.close();
    await rm(folder, { recursive: true });
  }
}

/** Rows of cells as CSV with a header of all names, in the order in which they appear. */
export function csvOf(...rows: Readonly<Record<string, string>>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return [line(names), ...rows.map((row) => line(names.map((name) => row[name] ?? '')))].join('\r\n');
}
