import type { ServerRequest } from './client.ts';
import { IndexWriter } from './index-writer.ts';

async function* oneBatch() {
  yield [];
}

test('where a new index can neither be written nor deleted, the error says why it was not written', async () => {
  const asked: string[] = [];
  const writer = new IndexWriter(async ({ method, path }: ServerRequest) => {
    asked.push(`${method} ${path}`);
    if (method === 'DELETE') throw new Error('The search server did not answer DELETE');
    if (path.endsWith('/_mapping')) throw new Error('The disk of the search server is full');
    return {};
  }, 'shop');
  const replacing = writer.replace(oneBatch(), { version: 1, importedAt: 1, repricings: 0 }, 'one');
  await expect(replacing).rejects.toThrow('The disk of the search server is full');
  expect(asked).toEqual(['PUT /shop-one', 'PUT /shop-one/_mapping', 'DELETE /shop-one']);
});
