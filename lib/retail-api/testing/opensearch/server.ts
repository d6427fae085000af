import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IndexStore } from './product-store.ts';
import { ScriptCache } from './queries.ts';
import { type Json, OpenSearchRefusal, refuse } from './refusal.ts';
import { answerSearch } from './search-request.ts';

/** Who may use the stand-in. */
export const OPENSEARCH_USER = { user: 'shop', password: 'a-password-of-a-test' };

interface Asked {
  method: string;
  /** The parts of the path, decoded. */
  path: string[];
  parameters: URLSearchParams;
  /** JSON, or lines of it. */
  body: unknown;
}

interface OpenSearchServer {
  url: string;
  /** What was asked for: methods with paths. */
  requests: string[];
  /** The names of all indices. */
  indices(): string[];
  /** Answers requests to a path with this status instead, to every path unless given; 0 for as usual. */
  failWith(status: number, path?: RegExp): void;
  /** Leaves requests without an answer. */
  hang(isHanging: boolean): void;
  close(): Promise<void>;
}

/**
 * A stand-in for OpenSearch, in memory, for the part of its REST interface that the store uses, as its documentation describes it
 * (opensearch-project/documentation-website; each function names the page). It is not the engine: it says that requests are
 * known and mean what the documentation says, and nothing of how the engine really answers. Whatever it does not know it
 * refuses with 400.
 */
export async function openOpenSearchServer(): Promise<OpenSearchServer> {
  const store = new IndexStore();
  const scripts = new ScriptCache();
  const requests: string[] = [];
  let failure = { status: 0, path: /./ };
  let isHanging = false;
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: Json) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      const asked = await read(request);
      const path = `/${asked.path.join('/')}`;
      requests.push(`${asked.method} ${path}`);
      if (isHanging) return;
      if (failure.status > 0 && failure.path.test(path)) return void answer(failure.status, {});
      if (!isKnownUser(request)) return void answer(401, { error: 'Unauthorized', status: 401 });
      const { status, body } = respond(asked, store, scripts);
      answer(status, body);
    } catch (error) {
      if (!(error instanceof OpenSearchRefusal)) throw error;
      answer(error.status, { error: { type: error.type, reason: error.message }, status: error.status });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    indices: () => [...store.indices.keys()],
    failWith: (status, path = /./) => {
      failure = { status, path };
    },
    hang: (hanging) => {
      isHanging = hanging;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function isKnownUser({ headers }: IncomingMessage): boolean {
  const { user, password } = OPENSEARCH_USER;
  return headers.authorization === `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

async function read(request: IncomingMessage): Promise<Asked> {
  const text = Buffer.concat(await request.toArray()).toString();
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://opensearch.test');
  const type = request.headers['content-type'];
  const isLines = type === 'application/x-ndjson';
  if (text !== '' && !isLines && type !== 'application/json')
    throw new OpenSearchRefusal(406, 'content_type', `${type}`);
  if (isLines && !text.endsWith('\n')) refuse('The bulk request must be terminated by a newline [\\n]');
  const parse = (json: string): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      return refuse('not JSON', 'json_parse_exception');
    }
  };
  const body = isLines ? text.trimEnd().split('\n').map(parse) : text === '' ? undefined : parse(text);
  const path = pathname.split('/').slice(1).map(decodeURIComponent);
  return { method: request.method ?? '', path, parameters: searchParams, body };
}

function respond(
  { method, path, parameters, body }: Asked,
  store: IndexStore,
  scripts: ScriptCache,
): { status: number; body: Json } {
  const [name = '', verb] = path;
  const parameter = (known: string) => {
    for (const given of parameters.keys()) if (given !== known) refuse(`unrecognized parameter: [${given}]`);
    return parameters.get(known) ?? '';
  };
  const whole = (json: Json) => ({ status: 200, body: json });
  const lines = Array.isArray(body) ? body : [];
  switch (
    `${method} ${path.length > 1 ? (name.startsWith('_') ? `${name}/${verb === 'health' ? verb : '*'}` : `*/${verb}`) : name.startsWith('_') ? name : '*'}`
  ) {
    case 'PUT *':
      return whole(store.create(name, body));
    case 'DELETE *':
      return whole(store.delete(name));
    case 'GET */_mapping':
      return whole(store.mapping(name));
    case 'PUT */_mapping':
      return whole(store.putMapping(name, body));
    case 'PUT */_settings':
      return whole(store.putSettings(name, body));
    case 'POST */_refresh':
      return whole(store.refresh(name));
    case 'GET */_count':
      return whole({
        count: store.find(name)[1].found.length,
        _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
      });
    case 'POST */_bulk':
      return whole(store.bulk(name, lines, parameter('refresh')));
    case 'POST */_search':
      parameter('allow_partial_search_results');
      return whole(answerSearch(store, name, body, scripts));
    case 'POST _msearch':
      return whole(searchTogether(lines, store, scripts));
    case 'GET _alias/*':
      return store.alias(verb ?? '');
    case 'POST _aliases':
      return whole(store.switchAliases(body));
    case 'GET _cluster/health':
      return whole({ cluster_name: 'stand-in', status: 'green', timed_out: false });
    default:
      return refuse(`no handler found for ${method} /${path.join('/')}`);
  }
}

/** "Multi-search": a header and a search by turns; a refused search does not fail the others. */
function searchTogether(lines: readonly unknown[], store: IndexStore, scripts: ScriptCache): Json {
  const responses: Json[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const header = lines[at] as Json;
    if (Object.keys(header).join() !== 'index') refuse('a header may only have an index here');
    responses.push({ ...answerSearch(store, String(header.index), lines[at + 1], scripts), status: 200 });
  }
  return { took: 1, responses };
}
