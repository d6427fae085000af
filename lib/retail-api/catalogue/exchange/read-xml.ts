import { SaxesParser } from 'saxes';
import { ConfigurationError } from '#lib/shared/env.ts';
import { errorCode } from '#lib/shared/error-code.ts';
import { columnName } from './column-name.ts';
import { cell, type SourceRow } from './source-row.ts';
import { textChunks } from './text-chunks.ts';

/**
 * Rows of a Google Merchant feed: each `item` of RSS 2.0 or `entry` of Atom. Throws ConfigurationError if it is
 * not well-formed.
 */
export async function* readXml(file: string): AsyncGenerator<SourceRow> {
  const items = new ItemCollector();
  try {
    for await (const chunk of textChunks(file)) {
      items.write(chunk);
      yield* items.take();
    }
    items.close();
    yield* items.take();
  } catch (error) {
    if (error instanceof ConfigurationError || errorCode(error)) throw error;
    throw new ConfigurationError(`${file} is not well-formed XML: ${error instanceof Error ? error.message : error}.`, {
      cause: error,
    });
  }
}

/** Parts of `product_detail` and `shipping` are in separate elements; they are joined as in a table. */
const JOINED = ['section_name', 'attribute_name', 'attribute_value'];

class ItemCollector {
  readonly #parser = new SaxesParser({ position: true });
  #done: SourceRow[] = [];
  #cells: Map<string, string[]> | undefined;
  /** Names of the open elements within the item. */
  #path: string[] = [];
  #text = '';
  #detail = new Map<string, string>();

  constructor() {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes.href?.toString()));
    parser.on('closetag', ({ name }) => this.#close(name));
    const addText = (text: string) => {
      if (this.#path.length > 0) this.#text += text;
    };
    parser.on('text', addText);
    parser.on('cdata', addText);
  }

  write(chunk: string): void {
    this.#parser.write(chunk);
  }

  close(): void {
    this.#parser.close();
  }

  take(): SourceRow[] {
    const rows = this.#done;
    this.#done = [];
    return rows;
  }

  #open(name: string, href: string | undefined): void {
    if (this.#cells) {
      this.#path.push(columnName(name));
      this.#text = '';
      // The URL of an Atom link is in its attribute.
      if (href !== undefined && columnName(name) === 'link') this.#text = href;
    } else if (name === 'item' || name === 'entry') {
      this.#cells = new Map();
    }
  }

  #close(name: string): void {
    const cells = this.#cells;
    if (!cells) return;
    if (this.#path.length === 0) {
      if (name === 'item' || name === 'entry') this.#finish(cells);
      return;
    }
    const own = this.#path.pop() ?? '';
    if (this.#path.at(-1) === 'product_detail') {
      this.#detail.set(own, this.#text.trim());
    } else if (own === 'product_detail') {
      add(cells, own, JOINED.map((part) => this.#detail.get(part) ?? '').join(':'));
      this.#detail = new Map();
    } else if (this.#path.length === 0) {
      add(cells, own, this.#text);
    }
    this.#text = '';
  }

  #finish(cells: Map<string, string[]>): void {
    const row: SourceRow = { line: this.#parser.line, key: '', cells };
    row.key = cell(row, 'item_group_id', 'id') ?? `line ${row.line}`;
    this.#done.push(row);
    this.#cells = undefined;
  }
}

function add(cells: Map<string, string[]>, name: string, value: string): void {
  const values = cells.get(name);
  if (values) values.push(value);
  else cells.set(name, [value]);
}
