import { type IndexedDocument, type IndexMapping, readDefinition, readDocument } from './mapping.ts';
import { arrayOf, type Json, OpenSearchRefusal, objectOf, onlyEntry, refuse, wholeNumber } from './refusal.ts';

interface Version {
  version: number;
  document: IndexedDocument | undefined;
}

/** An index: what was written, also what was deleted, and what searches find of it. */
interface StoredIndex {
  mapping: IndexMapping;
  window: number;
  isRefreshed: boolean;
  written: Map<string, Version>;
  /** The documents as of the last refresh. */
  found: IndexedDocument[];
}

/** The indices and aliases of a stand-in for OpenSearch. */
export class IndexStore {
  readonly indices = new Map<string, StoredIndex>();
  readonly #aliases = new Map<string, Set<string>>();

  /** The index of a name or of an alias with one index. */
  find(name: string): [string, StoredIndex] {
    const [own = name, ...others] = this.#aliases.get(name) ?? [];
    const index = this.indices.get(own);
    if (!index) throw new OpenSearchRefusal(404, 'index_not_found_exception', `no such index [${name}]`);
    return others.length === 0 ? [own, index] : refuse(`[${name}] has several indices`, 'illegal_argument_exception');
  }

  /** "Create index": names are in small letters and of no index or alias. */
  create(name: string, body: unknown): Json {
    if (!/^[a-z0-9][a-z0-9._-]{0,200}$/.test(name))
      refuse(`Invalid index name [${name}]`, 'invalid_index_name_exception');
    if (this.indices.has(name) || this.#aliases.has(name))
      refuse(`[${name}] exists`, 'resource_already_exists_exception');
    const { mapping, window } = readDefinition(body);
    this.indices.set(name, { mapping, window, isRefreshed: false, written: new Map(), found: [] });
    return { acknowledged: true, shards_acknowledged: true, index: name };
  }

  delete(name: string): Json {
    if (!this.indices.delete(name))
      throw new OpenSearchRefusal(404, 'index_not_found_exception', `no such index [${name}]`);
    for (const [alias, names] of this.#aliases) {
      names.delete(name);
      if (names.size === 0) this.#aliases.delete(alias);
    }
    return { acknowledged: true };
  }

  /** "Get index alias": where there is none, the error is a text. */
  alias(alias: string): { status: number; body: Json } {
    const names = this.#aliases.get(alias);
    if (!names) return { status: 404, body: { error: `alias [${alias}] missing`, status: 404 } };
    return { status: 200, body: Object.fromEntries([...names].map((name) => [name, { aliases: { [alias]: {} } }])) };
  }

  /** "Manage aliases": all of the actions or none. */
  switchAliases(body: unknown): Json {
    const actions = arrayOf(objectOf(body, 'aliases', ['actions']).actions, 'actions').map((one) => {
      const [action, given] = onlyEntry(one, 'action');
      if (action !== 'add' && action !== 'remove_index') refuse(`unknown action [${action}]`);
      const { index, alias } = objectOf(given, action, action === 'add' ? ['index', 'alias'] : ['index']);
      if (!this.indices.has(String(index)))
        throw new OpenSearchRefusal(404, 'index_not_found_exception', `no such index [${index}]`);
      return { action, index: String(index), alias: String(alias) };
    });
    for (const { action, index, alias } of actions) {
      if (action === 'remove_index') this.delete(index);
      else this.#aliases.set(alias, (this.#aliases.get(alias) ?? new Set()).add(index));
    }
    return { acknowledged: true };
  }

  mapping(name: string): Json {
    const [own, { mapping }] = this.find(name);
    return { [own]: { mappings: { dynamic: 'strict', ...(mapping.meta !== undefined && { _meta: mapping.meta }) } } };
  }

  putMapping(name: string, body: unknown): Json {
    const [, index] = this.find(name);
    index.mapping = { ...index.mapping, meta: objectOf(objectOf(body, 'mapping', ['_meta'])._meta, '_meta') };
    return { acknowledged: true };
  }

  putSettings(name: string, body: unknown): Json {
    const [, index] = this.find(name);
    const { refresh_interval: interval } = objectOf(objectOf(body, 'settings', ['index']).index, 'index', [
      'refresh_interval',
    ]);
    if (interval !== '-1' && !/^\d+(?:ms|s|m)$/.test(String(interval))) refuse(`failed to parse [${String(interval)}]`);
    index.isRefreshed = interval !== '-1';
    return { acknowledged: true };
  }

  refresh(name: string): Json {
    const [, index] = this.find(name);
    index.found = [...index.written.values()].flatMap(({ document }) => document ?? []);
    return { _shards: { total: 1, successful: 1, failed: 0 } };
  }

  /** "Bulk", with "Version-based concurrency control": what is older than what was written is a conflict. */
  bulk(name: string, lines: readonly unknown[], refresh: string): Json {
    const [own, index] = this.find(name);
    const items: Json[] = [];
    for (let at = 0; at < lines.length; at++) {
      const [action, given] = onlyEntry(lines[at], 'action');
      if (action !== 'index' && action !== 'delete') refuse(`Malformed action/metadata line, found [${action}]`);
      const { _id, version, version_type: type } = objectOf(given, action, ['_id', 'version', 'version_type']);
      if (typeof _id !== 'string' || Buffer.byteLength(_id) > 512) refuse('an id must be a text of at most 512 bytes');
      if (type !== 'external_gte') refuse(`[version_type] is not known here: ${String(type)}`);
      const written = index.written.get(String(_id));
      const next = wholeNumber(version, 'version');
      const source = action === 'index' ? lines[++at] : undefined;
      items.push({ [action]: { _index: own, _id, ...write(index, String(_id), { before: written, next, source }) } });
    }
    if (refresh === 'wait_for' && !index.isRefreshed) refuse('nothing would ever refresh this index');
    if (refresh !== '' && refresh !== 'false') this.refresh(own);
    return {
      took: 1,
      errors: items.some((item) => Object.values(item).some((one) => Number((one as Json).status) >= 300)),
      items,
    };
  }
}

function write(
  index: StoredIndex,
  id: string,
  { before, next, source }: { before: Version | undefined; next: number; source: unknown },
): Json {
  if (before && before.version > next) {
    return { status: 409, error: { type: 'version_conflict_engine_exception', reason: `[${id}]: version conflict` } };
  }
  if (source === undefined) {
    index.written.set(id, { version: next, document: undefined });
    return before?.document ? { status: 200, result: 'deleted' } : { status: 404, result: 'not_found' };
  }
  try {
    index.written.set(id, { version: next, document: readDocument(id, source, index.mapping) });
  } catch (error) {
    // A document that is refused does not fail the others.
    if (error instanceof OpenSearchRefusal)
      return { status: error.status, error: { type: error.type, reason: error.message } };
    throw error;
  }
  return { status: before ? 200 : 201, result: before ? 'updated' : 'created' };
}
