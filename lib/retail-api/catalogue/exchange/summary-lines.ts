import { formatMoment } from '#lib/shared/dates.ts';
import type { ImportSummary } from './import-options.ts';

interface Circumstances {
  dryRun: boolean;
  /** The number of refused products, and the file that lists them. */
  refused: number;
  report: string;
}

/** The summary of an import, line by line. */
export function summaryLines(summary: ImportSummary, { dryRun, refused, report }: Circumstances): string[] {
  const { rows, rowsRead, accepted, written, removed, kept, unlisted, salesToCome, nextPriceChange } = summary;
  const isWhole = rowsRead === rows;
  const lines = [
    `${isWhole ? rows : `${rowsRead} of ${rows}`} rows: ${accepted} products are sound, ${refused} are refused.`,
    dryRun
      ? `Nothing was written: it was a dry run. ${removed} products would be removed.`
      : `${written} products are new or changed, ${accepted - written} were as they are, ${removed} are removed.`,
  ];
  if (summary.interrupted) {
    lines.unshift('The import was stopped: what is written is whole, and running it again goes on.');
  }
  if (kept === 'nothing sound') {
    lines.push('Nothing in the file is sound, so it replaces nothing: the catalogue is as it was.');
  } else if (kept === 'mostly refused') {
    lines.push(
      'More products of the file are refused than are sound, so none of the others was removed: mend the file, or say --force.',
    );
  }
  if (salesToCome > 0) lines.push(`The sale of ${salesToCome} products has not begun: they have their full price.`);
  if (nextPriceChange !== null) {
    lines.push(
      `The dates of sales change prices next on ${formatMoment(nextPriceChange)}: import the file again after that.`,
    );
  }
  if (refused > 0) lines.push(`The refused ones with their reasons are in ${report}.`);
  if (unlisted.length > 0) {
    lines.push(`Warning: no category holds ${unlisted.length} of them, such as ${unlisted.slice(0, 5).join(', ')}.`);
  }
  return lines;
}
