import type { MenuEntry } from '#lib/storefront/content/types.ts';
import { cachedMenuHtml } from './bar-memory';
import { frameMenu } from './frame-menu';

const menu = (panel: string): MenuEntry[] => [
  { name: 'Rings', href: '/rings', panel, children: [] },
  { name: 'New', href: '/new', panel: '', children: [] },
];

test('a page names the version of its menu and the top categories, and the server keeps the rest', () => {
  const { version, top } = frameMenu(menu('<p>Gold</p>'));
  expect(top).toEqual([
    { name: 'Rings', href: '/rings', hasPanel: true },
    { name: 'New', href: '/new', hasPanel: false },
  ]);
  expect(cachedMenuHtml(version)).toContain('<p>Gold</p>');
});

test('an equal menu that was fetched again has the same version, and a changed one another', () => {
  const { version } = frameMenu(menu('<p>Gold</p>'));
  expect(frameMenu(menu('<p>Gold</p>')).version).toBe(version);
  const changed = frameMenu(menu('<p>Silver</p>')).version;
  expect(changed).not.toBe(version);
  expect(cachedMenuHtml(changed)).toContain('<p>Silver</p>');
});
