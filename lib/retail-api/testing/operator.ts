import type { calls, DataOf } from '#lib/contract/index.ts';
import type { Api } from '../app/app.ts';
import { send } from './api-caller.ts';

/** The operator key in tests. */
export const OPERATOR_KEY = 'the-key-of-the-operator-of-a-test-0123456789';

type Saved = DataOf<typeof calls.savePage>;
type Source = DataOf<typeof calls.pageSource>;
type Removed = DataOf<typeof calls.removePage>;
type List = DataOf<typeof calls.pageList>;

/** An operator who edits the pages of a store in tests; with a `key` of null it sends none. */
export function operator(handle: Api, key: string | null = OPERATOR_KEY) {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': '203.0.113.7',
    ...(key === null ? {} : { authorization: `Bearer ${key}` }),
  };
  const post = <Data>(name: string, body: object) =>
    send<Data>(handle, name, { method: 'POST', headers, body: JSON.stringify(body) });
  const source = (slug: string) => send<Source>(handle, `PageSource?PageURL=${slug}`, { headers });
  const stampOf = async (slug: string) => (await source(slug)).Data?.UpdatedAt ?? 0;
  return {
    list: () => send<List>(handle, 'PageList', { headers }),
    source,
    stampOf,
    /** Overwrites the current version, unless another stamp is given. */
    save: async (slug: string, content: string, more: object = {}) =>
      post<Saved>('SavePage', {
        PageURL: slug,
        PageTitle: 'A title',
        PageContent: content,
        ExpectedUpdatedAt: await stampOf(slug),
        ...more,
      }),
    remove: async (slug: string, stamp?: number) =>
      post<Removed>('RemovePage', { PageURL: slug, ExpectedUpdatedAt: stamp ?? (await stampOf(slug)) }),
  };
}

/** Makes calls of the order desk with the operator's key. */
export function deskCaller(handle: Api) {
  const headers = { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' };
  return <Data>(name: string, body: object) =>
    send<Data>(handle, name, { method: 'POST', headers, body: JSON.stringify(body) });
}
