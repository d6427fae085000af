import { z } from 'zod';
import type { CatalogueVersion } from '../catalogue-version.ts';
import { type SearchClient, SearchServerError } from './client.ts';
import { indexDefinition } from './index-definition.ts';
import type { ProductDocument } from './product-document.ts';

/** Up to which version of the catalogue an index has all changes. */
export type IndexMarker = Pick<CatalogueVersion, 'version' | 'importedAt' | 'repricings'>;

const WRITE_TIMEOUT_MS = 60_000;
/** About 2 MB. */
const BULK_DOCUMENTS = 1_000;
/** Another process has written a newer version, which is as good. */
const CONFLICT = 409;
const NOT_FOUND = 404;
/** A fixed time also keeps the server from resting its refreshes while nobody searches. */
const REFRESH_INTERVAL = '1s';

const marker = z.object({
  version: z.number(),
  importedAt: z.number(),
  repricings: z.number(),
});
const mappings = z.record(z.string(), z.object({ mappings: z.object({ _meta: marker.optional().catch(undefined) }) }));
const aliases = z.record(z.string(), z.unknown());
const counted = z.object({ count: z.number(), _shards: z.object({ failed: z.literal(0) }) });
const bulk = z.object({
  items: z.array(z.record(z.string(), z.object({ status: z.number(), error: z.unknown().optional() }))),
});

/** Writes the index of products behind an alias. */
export class IndexWriter {
  readonly #client: SearchClient;
  readonly #alias: string;

  constructor(client: SearchClient, alias: string) {
    this.#client = client;
    this.#alias = alias;
  }

  /** The marker of the index in use; undefined if there is none. */
  async marker(): Promise<IndexMarker | undefined> {
    const answer = await this.#found({ method: 'GET', path: `/${encodeURIComponent(this.#alias)}/_mapping` });
    if (answer === undefined) return undefined;
    const [first, ...others] = Object.values(mappings.parse(answer));
    return others.length === 0 ? first?.mappings._meta : undefined;
  }

  /** Records up to which version the index has all changes. `name`: the index, the one in use unless given. */
  async mark({ version, importedAt, repricings }: IndexMarker, name = this.#alias): Promise<void> {
    const body = { _meta: { version, importedAt, repricings } };
    await this.#client({ method: 'PUT', path: `/${encodeURIComponent(name)}/_mapping`, body });
  }

  /** The number of products in the index in use. */
  async count(): Promise<number> {
    const answer = await this.#client({ method: 'GET', path: `/${encodeURIComponent(this.#alias)}/_count` });
    return counted.parse(answer).count;
  }

  /**
   * Writes and removes products in the index in use; resolves once searches find them so. What another process has written of
   * a newer `version` of the catalogue stays.
   */
  async change(changed: readonly ProductDocument[], removed: readonly string[], version: number): Promise<void> {
    const by = { version, version_type: 'external_gte' };
    const actions = [
      ...changed.map((document) => [{ index: { _id: document.code, ...by } }, document]),
      ...removed.map((code) => [{ delete: { _id: code, ...by } }]),
    ];
    for (let from = 0; from < actions.length; from += BULK_DOCUMENTS) {
      await this.#bulk(this.#alias, actions.slice(from, from + BULK_DOCUMENTS), 'refresh=wait_for');
    }
  }

  /** Writes a whole new index and then puts it in the place of the one in use, in one step; the old ones are deleted. */
  async replace(batches: AsyncIterable<readonly ProductDocument[]>, reached: IndexMarker, id: string): Promise<void> {
    const name = `${this.#alias}-${id}`;
    const path = `/${encodeURIComponent(name)}`;
    await this.#client({ method: 'PUT', path, body: indexDefinition(), timeoutMs: WRITE_TIMEOUT_MS });
    try {
      const by = { version: reached.version, version_type: 'external_gte' };
      for await (const documents of batches) {
        for (let from = 0; from < documents.length; from += BULK_DOCUMENTS) {
          const some = documents.slice(from, from + BULK_DOCUMENTS);
          await this.#bulk(
            name,
            some.map((document) => [{ index: { _id: document.code, ...by } }, document]),
            '',
          );
        }
      }
      await this.mark(reached, name);
      const settings = { index: { refresh_interval: REFRESH_INTERVAL } };
      await this.#client({ method: 'PUT', path: `${path}/_settings`, body: settings });
      await this.#client({ method: 'POST', path: `${path}/_refresh`, timeoutMs: WRITE_TIMEOUT_MS });
    } catch (error) {
      // An index that nothing uses would only take room. Where it cannot be deleted either, the first error says why.
      await this.#found({ method: 'DELETE', path }).catch(() => undefined);
      throw error;
    }
    // Not deleted where this fails: without an answer nobody knows whether it is in use.
    await this.#switchTo(name);
  }

  async #switchTo(name: string): Promise<void> {
    const answer = await this.#found({ method: 'GET', path: `/_alias/${encodeURIComponent(this.#alias)}` });
    const old = answer === undefined ? [] : Object.keys(aliases.parse(answer));
    const actions = [
      ...old.map((index) => ({ remove_index: { index } })),
      { add: { index: name, alias: this.#alias } },
    ];
    await this.#client({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs: WRITE_TIMEOUT_MS });
  }

  async #bulk(index: string, actions: readonly (readonly object[])[], refresh: string): Promise<void> {
    const body = actions.flat().map((line) => `${JSON.stringify(line)}\n`);
    const path = `/${encodeURIComponent(index)}/_bulk${refresh && `?${refresh}`}`;
    const answer = await this.#client({ method: 'POST', path, body: body.join(''), timeoutMs: WRITE_TIMEOUT_MS });
    for (const item of bulk.parse(answer).items) {
      for (const [action, { status, error }] of Object.entries(item)) {
        const isGone = action === 'delete' && status === NOT_FOUND;
        if (status < 300 || status === CONFLICT || isGone) continue;
        throw new Error(`The search server did not ${action} a product: ${status} ${JSON.stringify(error)}`);
      }
    }
  }

  /** The answer, or undefined where there is no such index. */
  async #found(request: Parameters<SearchClient>[0]): Promise<unknown> {
    try {
      return await this.#client(request);
    } catch (error) {
      if (error instanceof SearchServerError && error.status === NOT_FOUND) return undefined;
      throw error;
    }
  }
}
