import { ConfigurationError } from '#lib/shared/env.ts';
import type { SourceRow } from './source-row.ts';
import { type TextEncoding, textChunks } from './text-chunks.ts';

/** No valid product is longer; a longer one lacks a bracket or a quote. */
const MAX_PRODUCT_LENGTH = 1_000_000;

/**
 * The objects of a JSON array, or of newline-delimited JSON, one at a time: the text is cut at the closing bracket
 * of each object, so that an array of any length is read with little memory.
 */
export async function* readJson(file: string, encoding?: TextEncoding): AsyncGenerator<SourceRow> {
  const cutter = new ObjectCutter(file);
  for await (const chunk of textChunks(file, encoding)) yield* cutter.write(chunk);
  cutter.close();
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = 0x7b;
const CLOSING = 0x7d;
const NEWLINE = 0x0a;
const TEXT_END = /["\\]/g;
/** What may be between two objects, or end a list. */
const BETWEEN = /^[\s,]*$/;
const LIST_END = /^\s*,?\s*\]\s*$/;

class ObjectCutter {
  readonly #file: string;
  #buffered = '';
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  #line = 1;
  #hasBegun = false;
  #isList = false;

  constructor(file: string) {
    this.#file = file;
  }

  *write(chunk: string): Generator<SourceRow> {
    let start = 0;
    // A string ends at a quote; outside of strings only brackets, quotes and line ends matter.
    for (let index = 0; index < chunk.length; index++) {
      const code = chunk.charCodeAt(index);
      if (this.#isInText) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (code === BACKSLASH) this.#isEscaped = true;
        else if (code === QUOTE) this.#isInText = false;
        else index = this.#skipText(chunk, index);
      } else if (code === NEWLINE) this.#line++;
      else if (code === QUOTE) this.#isInText = true;
      else if (code === OPENING) {
        if (this.#depth === 0) {
          this.#checkBetween(this.#withoutOpening(this.#buffered + chunk.slice(start, index)));
          this.#buffered = '';
          start = index;
        }
        this.#depth++;
      } else if (code === CLOSING && this.#depth > 0) {
        this.#depth--;
        if (this.#depth > 0) continue;
        yield this.#rowOf(this.#buffered + chunk.slice(start, index + 1));
        this.#buffered = '';
        start = index + 1;
      }
    }
    this.#buffered += chunk.slice(start);
    if (this.#buffered.length > MAX_PRODUCT_LENGTH)
      throw this.#broken(`an object before line ${this.#line} has no end`);
  }

  /** The last index before the next quote or backslash. */
  #skipText(chunk: string, from: number): number {
    TEXT_END.lastIndex = from;
    return (TEXT_END.exec(chunk)?.index ?? chunk.length) - 1;
  }

  close(): void {
    if (this.#depth > 0) throw this.#broken('it ends inside an object');
    const rest = this.#withoutOpening(this.#buffered);
    if (this.#isList && LIST_END.test(rest)) return;
    this.#checkBetween(rest);
    if (this.#isList) throw this.#broken('its list has no closing bracket');
  }

  /** The text before an object, without the opening bracket of the list if it is the first object. */
  #withoutOpening(text: string): string {
    if (this.#hasBegun) return text;
    this.#hasBegun = true;
    const rest = text.replace(/^\s*\[/, '');
    this.#isList = rest !== text;
    return rest;
  }

  #checkBetween(text: string): void {
    if (!BETWEEN.test(text)) throw this.#broken(`line ${this.#line} is not an object`);
  }

  #broken(what: string): ConfigurationError {
    return new ConfigurationError(`${this.#file} is not a list of products: ${what}.`);
  }

  #rowOf(text: string): SourceRow {
    const row: SourceRow = { line: this.#line, key: `line ${this.#line}`, cells: new Map() };
    try {
      const json: unknown = JSON.parse(text);
      const code = (json as Record<string, unknown>).ProductCode;
      return { ...row, json, key: typeof code === 'string' && code !== '' ? code : row.key };
    } catch (error) {
      return { ...row, fault: `is not JSON: ${error instanceof Error ? error.message : error}` };
    }
  }
}
