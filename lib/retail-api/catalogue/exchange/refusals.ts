import type { WriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { ConfigurationError } from '#lib/shared/env.ts';
import { errorCode } from '#lib/shared/error-code.ts';
import type { Fault, RowName } from './product-fault.ts';

const SHOWN = 20;

/** A refused product with all its faults. */
export interface Refusal {
  rows: readonly [RowName, ...RowName[]];
  id: string;
  faults: readonly Fault[];
}

/** What an import tells of the products that it refuses. */
export interface Refusals {
  add(refusal: Refusal): void;
  /** Number of refused products. */
  readonly count: number;
}

/** A row of a refused product. */
interface RefusedLine {
  line: number;
  reason: string;
  /** False where the row is sound and only refused together with another one. */
  isFaulty: boolean;
}

/** The rows of a refused product, each with its fault or with the row that it is refused with. */
export function refusedLines({ rows, id, faults }: Refusal): RefusedLine[] {
  const [first] = rows;
  const own = new Set(rows);
  const placeOf = ({ row }: Fault) => (row && own.has(row) ? row : first);
  const byRow = Map.groupBy(faults, placeOf);
  const [cause] = faults.map(placeOf);
  const refusedWith = `this product is valid; refused together with ${cause ? placeText(cause) : id}`;
  return rows.map((row) => {
    const found = byRow.get(row)?.map((fault) => faultText(fault, row));
    return { line: row.line, reason: oneLine(found?.join('; ') ?? refusedWith), isFaulty: found !== undefined };
  });
}

/**
 * Reports what an import refuses: each row in a file of tab-separated values, with its fault or with the row that
 * caused the refusal, and the first faulty rows on the screen.
 */
export class RefusalReport implements Refusals {
  readonly #file: string;
  readonly #show: (line: string) => void;
  #stream: WriteStream | undefined;
  /** Settled when all is written; resolves with the error, if any. */
  #ended: Promise<unknown> | undefined;
  /** Number of refused products. */
  count = 0;
  #shown = 0;

  constructor(file: string, show: (line: string) => void) {
    this.#file = file;
    this.#show = show;
  }

  /** Opens the file before the import. Throws ConfigurationError if it cannot be written. */
  async start(): Promise<void> {
    try {
      this.#stream = (await open(this.#file, 'w')).createWriteStream();
    } catch (error) {
      throw this.#unwritable(error);
    }
    this.#ended = finished(this.#stream).catch((error: unknown) => error);
    this.#stream.write('line\tid\treason\n');
  }

  add(refusal: Refusal): void {
    this.count++;
    const { id } = refusal;
    for (const { line, reason, isFaulty } of refusedLines(refusal)) {
      if (isFaulty) this.#report(oneLine(`Refused: line ${line}, ${id}: ${reason}`));
      this.#stream?.write(`${line}\t${cellOf(id)}\t${cellOf(reason)}\n`);
    }
  }

  #report(line: string): void {
    this.#shown++;
    if (this.#shown <= SHOWN) this.#show(line);
    if (this.#shown === SHOWN + 1) this.#show(`More products are refused. ${this.#file} lists them all.`);
  }

  /** Closes the file, and removes it if nothing was refused. Throws ConfigurationError if it could not be written. */
  async end(): Promise<void> {
    this.#stream?.end();
    const error = await this.#ended;
    if (error !== undefined) throw this.#unwritable(error);
    if (this.count === 0) await rm(this.#file, { force: true });
  }

  #unwritable(error: unknown): ConfigurationError {
    const cause = errorCode(error) ?? (error instanceof Error ? error.message : String(error));
    return new ConfigurationError(
      `The report of refused products cannot be written to ${this.#file} (${cause}). Name another with --report.`,
      { cause: error },
    );
  }
}

/** The fault with its SKU and size, and with the line if it differs from that of `place`. */
function faultText({ row, text }: Fault, place: RowName): string {
  if (!row) return text;
  const named = row.line === place.line ? row.name : placeText(row);
  return named === '' ? text : `${named}: ${text}`;
}

function placeText({ line, name }: RowName): string {
  return name === '' ? `line ${line}` : `line ${line}, ${name}`;
}

/** A text of the feed without characters that would break a line or control a terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/**
 * The text as a cell that no spreadsheet takes for a formula (owasp.org, CSV Injection), even after removing
 * quotes.
 */
function cellOf(text: string): string {
  const line = oneLine(text);
  return /^[\s"]*[=+\-@]/.test(line) ? `'${line}` : line;
}
