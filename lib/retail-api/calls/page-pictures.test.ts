import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { calls, DataOf } from '#lib/contract/index.ts';
import { RETURN_CODES } from '#lib/contract/index.ts';
import { serveImage } from '../catalogue/images/serve-image.ts';
import { dataOf, send, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { OPERATOR_KEY, operator } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Picture = DataOf<typeof calls.uploadPagePicture>;
type Sections = DataOf<typeof calls.homeSections>;

const headers = { authorization: `Bearer ${OPERATOR_KEY}` };

describeOnEachEngine('pictures of pages', (engine) => {
  let api: TestApi;
  const dataDir = mkdtempSync(join(tmpdir(), 'page-pictures-'));

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', operatorKey: OPERATOR_KEY, dataDir });
  });
  afterAll(async () => {
    await api.close();
    rmSync(dataDir, { recursive: true });
  });

  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 20, g: 60, b: 40 } } })
      .jpeg()
      .toBuffer();
  const upload = (Name: string, bytes: Uint8Array<ArrayBuffer>, fileName = 'a.jpg') => {
    const body = new FormData();
    body.append('Name', Name);
    body.append('file', new Blob([bytes]), fileName);
    return send<Picture & { Field?: string }>(api.handle, 'UploadPagePicture', { method: 'POST', headers, body });
  };
  const list = async () => (await send<Picture[]>(api.handle, 'PagePictures', { headers })).Data ?? [];

  test('a picture keeps its proportions, can be chosen, and stands in a tile of the home page', async () => {
    const sent = await upload('diwali-table', new Uint8Array(await photo(2400, 1000)));
    const stored = dataOf(sent, 'UploadPagePicture');
    expect(stored).toMatchObject({ Width: 1920, Height: 800 });
    expect(stored.Picture).toMatch(/^page-diwali-table-[0-9a-f]{8}\.webp$/);
    const again = await upload('diwali-table', new Uint8Array(await photo(2400, 1000)));
    expect(dataOf(again, 'UploadPagePicture').Picture).toBe(stored.Picture);
    const pictures = await list();
    expect(pictures[0]).toEqual(stored);
    expect(pictures.filter(({ Picture }) => Picture === stored.Picture)).toHaveLength(1);
    expect(pictures.map(({ Picture }) => Picture)).toContain('home-watches.webp');
    const named = `1801AV01-1.webp,${stored.Picture},none.webp`;
    const asked = (await send<Picture[]>(api.handle, `PagePictures?Names=${named}`, { headers })).Data ?? [];
    expect(asked.map(({ Picture }) => Picture)).toEqual(['1801AV01-1.webp', stored.Picture]);
    const tile = { Title: 'Diwali', Text: '', Url: 'new', Image: stored.Picture };
    await operator(api.handle).save('home.json', JSON.stringify([{ Kind: 'tiles', Title: 'Now', Tiles: [tile] }]));
    const home = dataOf(await (await signInSession(api.handle)).get<Sections>('HomeSections'), 'HomeSections');
    expect(home[0]?.Tiles).toEqual([{ ...tile, Image: stored.Path, ImageWidth: 1920, ImageHeight: 800 }]);
    const served = (width: number) =>
      serveImage(new Request(`http://shop.test${stored.Path.replace('.webp', `-${width}.webp`)}`), dataDir);
    expect((await served(960))?.status).toBe(200);
    expect((await served(800))?.status).toBe(404);
  });

  test('a file that is no picture and a name with a slash are refused by field', async () => {
    expect(await upload('x', new TextEncoder().encode('no picture'))).toMatchObject({
      ReturnCode: RETURN_CODES.InvalidRequest.code,
      Data: { Field: 'file' },
    });
    expect(await upload('x', new Uint8Array(await photo(300, 300)), 'a.gif')).toMatchObject({
      Data: { Field: 'file' },
    });
    expect(await upload('../x', new Uint8Array(await photo(300, 300)))).toMatchObject({ Data: { Field: 'Name' } });
  });
});
