import type { CallData } from '../api/call.ts';
import { numberEntries, pageEntries } from './found-entries.ts';

const session = (...calls: string[]) => ({ calls: new Set(calls) });

test.each([
  ['rt-261128-ebjjws', ['/returns/RT-261128-EBJJWS']],
  ['SV-261128-AB12CD', ['/services/SV-261128-AB12CD']],
  ['RT-261128', []],
  ['SM-261128-EBJJWS', []],
])('the number %s opens %j', (text, paths) => {
  expect(numberEntries(text, session('DeskReturn', 'DeskService')).map(({ path }) => path)).toEqual(paths);
});

test('a role that reads no returns finds none', () => {
  expect(numberEntries('RT-261128-EBJJWS', session('DeskService'))).toEqual([]);
});

test('pages are found by their title as it is shown, and by their address', () => {
  const page = { Group: '', UpdatedAt: 0, Saved: false, InFiles: true, Story: null };
  const pages = [
    { ...page, PageURL: 'about', PageTitle: 'About {{shop-name}}' },
    { ...page, PageURL: 'privacy', PageTitle: 'What we know of you' },
  ] satisfies CallData<'PageList'>;
  const found = (text: string) =>
    pageEntries(pages, text, (title) => title.replace('{{shop-name}}', 'Acme')).map(({ path }) => path);
  expect([found('acme'), found('PRIVACY'), found('xyz')]).toEqual([['/pages/about'], ['/pages/privacy'], []]);
});
