import type { Api } from '../app/app.ts';
import { FILTERS, SEARCH_TEXTS, SUGGESTION_TEXTS } from './search-queries.ts';

type Call = (path: string, body?: object) => Promise<unknown>;
type Tasks = (() => unknown)[];

const LISTS = ['watches', 'watches/men/automatic', 'jewellery/rings', 'smartwatches', 'gifts/for-her'];

/** The measured calls by their kind, from the Request to the complete Response, including JWT and JSON. */
export async function searchTasks(api: Api): Promise<Record<'search' | 'suggestion' | 'list', Tasks>> {
  const call = await callerOf(api);
  const filtered = (task: (Filters: Record<string, string[]>) => unknown) => FILTERS.map((one) => () => task(one));
  return {
    search: SEARCH_TEXTS.flatMap((Text) => filtered((Filters) => call('Search', { Text, Filters }))),
    suggestion: SUGGESTION_TEXTS.map((text) => () => call(`GetPopularSearch?q=${encodeURIComponent(text)}`)),
    list: LISTS.flatMap((CategoryURL) => filtered((Filters) => call('ProductList', { CategoryURL, Filters }))),
  };
}

/** Calls of one session; each throws unless it succeeds. */
export async function callerOf(api: Api): Promise<Call> {
  const request = (path: string, init: RequestInit) => api(new Request(`http://retail-api/${path}`, init));
  const issued = await request('JwtToken', {
    method: 'POST',
    body: JSON.stringify({ SessionID: 'bench', SiteURL: 'http://localhost' }),
  });
  const { Data } = (await issued.json()) as { Data: { SecurityToken: string } };
  const headers = { authorization: `Bearer ${Data.SecurityToken}`, 'content-type': 'application/json' };
  return async (path, body) => {
    const response = await request(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
    const text = await response.text();
    if (!text.startsWith('{"ReturnCode":0')) throw new Error(`${path} answered ${text.slice(0, 200)}`);
    return text;
  };
}
