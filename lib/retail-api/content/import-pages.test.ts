import type { OpenDatabase } from '../core/db/engine.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { importPages } from './import-pages.ts';
import { changedPages, knownPages, tagsOfPages } from './page-changes.ts';
import type { PageFile } from './page-files.ts';
import { removePage, savePage } from './page-repository.ts';

describeOnEachEngine('the import of pages', (engine) => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await openTestDatabase(engine);
  });
  afterEach(() => opened.close());

  const page = (slug: string, content: string, overrides: Partial<PageFile> = {}): PageFile => {
    return { slug, title: slug, group: '', content, datedAt: null, story: null, ...overrides };
  };
  const run = (now: number, ...pages: PageFile[]) =>
    opened.db.transaction().execute((transaction) => importPages(transaction, pages, now));
  const save = (slug: string, content: string, expectedUpdatedAt: number, now: number) =>
    savePage(opened.db, { slug, title: slug, group: '', content, story: null, expectedUpdatedAt, by: '' }, now);
  const contents = async () =>
    (await opened.db.selectFrom('pages').select(['slug', 'content', 'modified_at']).orderBy('slug').execute()).map(
      (row) => [row.slug, row.content, row.modified_at],
    );

  test('an unchanged page keeps its time, and a page no longer in the files is deleted', async () => {
    await run(1000, page('a', 'A'), page('b', 'B'), page('c', 'C'));
    await run(2000, page('b', 'B'), page('a', 'A2'));
    expect(await contents()).toEqual([
      ['a', 'A2', 2000],
      ['b', 'B', 1000],
    ]);
    await run(3000);
    expect(await contents()).toEqual([]);
  });

  test('a page saved by an operator overrides the files, and removing it restores the newest file', async () => {
    await run(1000, page('a', 'A'), page('b', 'B'));
    await save('a', 'Saved', 1000, 2000);
    await save('own', 'Own', 0, 2000);
    await run(3000, page('a', 'A3', { datedAt: 5 }));
    expect(await contents()).toEqual([
      ['a', 'Saved', 2000],
      ['own', 'Own', 2000],
    ]);
    await removePage(opened.db, { slug: 'a', expectedUpdatedAt: 2000, by: '' }, 4000);
    expect(await contents()).toContainEqual(['a', 'A3', 4000]);
    const restored = await opened.db.selectFrom('pages').selectAll().where('slug', '=', 'a').executeTakeFirst();
    expect(restored).toMatchObject({ dated_at: 5, is_saved: 0 });
    await run(5000);
    expect(await contents()).toEqual([['own', 'Own', 2000]]);
  });

  test('a saved page that is no longer in the files is deleted when it is removed', async () => {
    await run(1000, page('a', 'A'));
    await save('a', 'Saved', 1000, 2000);
    await run(3000);
    expect(await removePage(opened.db, { slug: 'a', expectedUpdatedAt: 2000, by: '' }, 4000)).toMatchObject({
      data: null,
    });
    expect(await contents()).toEqual([]);
  });

  test('changed pages get their tags, and the menu tag only if the frame of every page changed', async () => {
    const files = [page('a', 'A', { group: 'Help' }), page('menu-desktop-x', 'M'), page('home.json', '[]')];
    await run(1000, ...files);
    const first = await knownPages(opened.db);
    expect(tagsOfPages(first, await knownPages(opened.db))).toEqual([]);
    await run(2000, page('a', 'A2', { group: 'Help' }), ...files.slice(1));
    const second = await knownPages(opened.db);
    expect(tagsOfPages(first, second)).toEqual(['page:a']);
    expect(tagsOfPages(first, second, 1)).toEqual(['page:a']);
    // A page added and removed between two reads shows only in the version.
    expect(tagsOfPages(first, second, 2)).toEqual(['page:a', 'pages', 'menu', 'journal', 'home']);
    await run(3000, page('a', 'A2', { group: 'Help', title: 'Renamed' }), ...files.slice(1));
    const third = await knownPages(opened.db);
    expect(tagsOfPages(second, third)).toEqual(['page:a', 'menu']);
    await run(4000, page('menu-desktop-x', 'M2'), page('home.json', '[ ]'));
    const fourth = await knownPages(opened.db);
    expect(changedPages(third, fourth).toSorted()).toEqual(['a', 'home.json', 'menu-desktop-x']);
    expect(tagsOfPages(third, fourth)).toEqual(expect.arrayContaining(['page:a', 'menu', 'home']));
    // The order of the fragments does not matter.
    await run(5000, page('home.json', '[ ]'), page('menu-desktop-x', 'M2'));
    expect(tagsOfPages(fourth, await knownPages(opened.db))).toEqual([]);
  });

  test('a menu panel is part of the frame, whether its file changed or it was saved or removed', async () => {
    const tags = async (change: () => Promise<unknown>) => {
      const before = await knownPages(opened.db);
      await change();
      return tagsOfPages(before, await knownPages(opened.db));
    };
    const slug = 'menu-desktop-x';
    const panelAndMenu = [`page:${slug}`, 'menu'];
    await run(1000, page(slug, 'M'), page('promo', 'P'));
    expect(await tags(() => run(2000, page(slug, 'M2'), page('promo', 'P')))).toEqual(panelAndMenu);
    expect(await tags(() => save(slug, 'Saved', 2000, 3000))).toEqual(panelAndMenu);
    expect(await tags(() => removePage(opened.db, { slug, expectedUpdatedAt: 3000, by: '' }, 4000))).toEqual(
      panelAndMenu,
    );
    expect(await tags(() => save('promo', 'Saved', 1000, 5000))).toEqual(['page:promo']);
  });

  test('the first story of the journal changes every page, a further one the journal and the home page', async () => {
    const story = { Kind: 'guide' as const, Summary: 'How to.', Picture: 'a.webp' };
    const tags = async (now: number, ...files: PageFile[]) => {
      const before = await knownPages(opened.db);
      await run(now, ...files);
      return tagsOfPages(before, await knownPages(opened.db));
    };
    expect(await tags(1000, page('a', 'A', { story }))).toEqual(['page:a', 'menu', 'journal', 'home']);
    expect(await tags(2000, page('a', 'A', { story }), page('b', 'B', { story }))).toEqual([
      'page:b',
      'journal',
      'home',
    ]);
    const reworded = page('a', 'A', { story: { ...story, Summary: 'Why.' } });
    expect(await tags(3000, reworded, page('b', 'B', { story }))).toEqual(['page:a', 'journal', 'home']);
    expect(await tags(4000, page('b', 'B'))).toEqual(['page:a', 'page:b', 'menu', 'journal', 'home']);
  });
});
