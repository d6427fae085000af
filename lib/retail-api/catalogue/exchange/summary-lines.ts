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
  const { rows, rowsRead, accepted, written, removed, retained } = summary;
  const isWhole = rowsRead === rows;
  const lines = [
    `${isWhole ? rows : `${rowsRead} of ${rows}`} rows: products accepted: ${accepted}, refused: ${refused}.`,
    dryRun
      ? `Dry run: nothing was written. Products to remove: ${removed}.`
      : `Products new or changed: ${written}, unchanged: ${accepted - written}, removed: ${removed}.`,
  ];
  if (summary.interrupted) {
    lines.unshift('The import was stopped. Every product written so far is complete; run it again to continue.');
  }
  if (retained === 'nothing valid') {
    lines.push('The file has no valid product, so nothing was replaced: the catalogue is unchanged.');
  } else if (retained === 'mostly refused') {
    lines.push(
      'More products of the file were refused than accepted, so no other product was removed. Correct the file, or use --force.',
    );
  }
  if (refused > 0) lines.push(`The refused products and the reasons are in ${report}.`);
  return [...lines, ...noticeLines(summary)];
}

/** What whoever imports should know of the products that were taken, line by line. */
export function noticeLines(summary: ImportSummary): string[] {
  const { salesToCome, nextPriceChange, unlisted } = summary;
  const lines: string[] = [];
  if (summary.translated > 0)
    lines.push(`Products with new or changed texts in other languages: ${summary.translated}.`);
  if (salesToCome > 0)
    lines.push(`Sales that have not started yet: ${salesToCome}. Those products have their full price.`);
  if (nextPriceChange !== null) {
    lines.push(`Sale dates next change a price on ${formatMoment(nextPriceChange)}. Import the file again after that.`);
  }
  if (unlisted.length > 0) {
    lines.push(
      `Warning: ${unlisted.length === 1 ? '1 product is' : `${unlisted.length} products are`} in no category, such as ${unlisted.slice(0, 5).join(', ')}.`,
    );
  }
  if (summary.linesAbove > 0)
    lines.push(
      `Left out: ${summary.linesAbove === 1 ? 'the line' : `the ${summary.linesAbove} lines`} above the header.`,
    );
  if (summary.ignored.length > 0)
    lines.push(`Columns that mean nothing here were left out: ${summary.ignored.join(', ')}.`);
  return [...lines, ...textLines(summary.texts)];
}

function textLines({ count, shown }: ImportSummary['texts']): string[] {
  if (count === 0) return [];
  const more = count > shown.length ? [`  and ${count - shown.length} more`] : [];
  return [
    `Warning: titles or photos of ${count === 1 ? '1 product need' : `${count} products need`} a look; the import takes ${count === 1 ? 'it' : 'them'} all the same:`,
    ...shown.map((text) => `  ${text}`),
    ...more,
  ];
}
