import { queryPageMetadata } from './query-page-metadata';

const HEAD = { title: 'Ring sizer', href: '/size-guide/ring' };

test('the page itself is to be found', async () => {
  const head = await queryPageMetadata(HEAD, Promise.resolve({}));
  expect(head).toMatchObject({ title: 'Ring sizer', alternates: { canonical: '/size-guide/ring' } });
  expect(head).not.toHaveProperty('robots');
});

test('what somebody asked is not', async () =>
  expect(await queryPageMetadata(HEAD, Promise.resolve({ width: '16.5' }))).toMatchObject({
    alternates: { canonical: '/size-guide/ring' },
    robots: { index: false, follow: true },
  }));
