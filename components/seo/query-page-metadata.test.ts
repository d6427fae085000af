import { queryPageMetadata } from './query-page-metadata';

const HEAD = { title: 'Ring sizer', href: '/size-guide/ring' };

test('a page with a form is indexed without a query', async () => {
  const head = await queryPageMetadata(HEAD, Promise.resolve({}));
  expect(head).toMatchObject({ title: 'Ring sizer', alternates: { canonical: '/size-guide/ring' } });
  expect(head).not.toHaveProperty('robots');
});

test('a page with a form is not indexed with a query', async () =>
  expect(await queryPageMetadata(HEAD, Promise.resolve({ width: '16.5' }))).toMatchObject({
    alternates: { canonical: '/size-guide/ring' },
    robots: { index: false, follow: true },
  }));
