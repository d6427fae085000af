import type { CallData } from '../api/call.ts';
import { numberEntries, pageEntries, recordEntries, staffEntries } from './found-entries.ts';

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

test('records are found by id and by name, and open their list with that one', () => {
  const record = { Version: 1, Position: 0 };
  const offers = [
    { ...record, Id: 'diwali-10', Fields: { name: 'Ten per cent for Diwali' } },
    { ...record, Id: 'two & one', Fields: { name: 'two & one' } },
  ];
  const found = (text: string) => recordEntries(offers, text, { group: 'Offers', screen: '/offers' });
  expect(found('PER CENT')).toEqual([
    { group: 'Offers', label: 'diwali-10, Ten per cent for Diwali', path: '/offers?q=diwali-10' },
  ]);
  expect(found('two')).toEqual([{ group: 'Offers', label: 'two & one', path: '/offers?q=two+%26+one' }]);
  expect(found('nothing')).toEqual([]);
});

test('staff are found by name and email', () => {
  const member = { StaffId: 'a-member', Name: 'Meera Packs', Email: 'meera@shop.example' };
  const staff = [member] as unknown as CallData<'StaffList'>['Staff'];
  expect(staffEntries(staff, 'packs').map(({ label }) => label)).toEqual(['Meera Packs, meera@shop.example']);
  expect(staffEntries(staff, 'MEERA@')).toHaveLength(1);
  expect(staffEntries(staff, 'asha')).toEqual([]);
});
