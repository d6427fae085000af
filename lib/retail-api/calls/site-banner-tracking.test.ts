import { DAY_MS } from '#lib/shared/durations.ts';
import { deleteOldVisits } from '../customers/visits/delete-visits.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const MAX_LENGTH = 100;

describeOnEachEngine('BannerTracking', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => NOW });
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());
  beforeEach(() => api.context.db.deleteFrom('visits').execute());

  const visit = {
    SessionId: 'session-of-a-visit',
    BannerURL: '/watches?track=D-1',
    RevalTrackingCode: 'D-1',
    DeviceType: 'mobile',
  };
  const visits = () => api.context.db.selectFrom('visits').selectAll().orderBy('at').execute();

  test('BannerTracking stores the visit of a campaign', async () => {
    expect(await caller.post('BannerTracking', visit)).toMatchObject({ ReturnCode: 0, Data: null });
    expect(await visits()).toEqual([
      {
        id: expect.any(String),
        at: NOW,
        session_id: 'session-of-a-visit',
        banner_url: '/watches?track=D-1',
        tracking_code: 'D-1',
        device: 'mobile',
      },
    ]);
  });

  test('BannerTracking masks personal data in a URL', async () => {
    await caller.post('BannerTracking', { ...visit, BannerURL: '/x?track=D-1&Email=asha@example.com&m=9876543210' });
    const [saved] = await visits();
    expect(saved?.banner_url).not.toMatch(/asha|98765/);
  });

  test.each([
    ['BannerURL', 'x'.repeat(501)],
    ['RevalTrackingCode', 'x'.repeat(201)],
    ['SessionId', 'x'.repeat(65)],
    ['DeviceType', 'tablet'],
  ])('BannerTracking refuses an invalid %s', async (field, value) => {
    const refused = await caller.post('BannerTracking', { ...visit, [field]: value });
    expect(refused.Data).toMatchObject({ Field: field });
    expect(await visits()).toEqual([]);
  });

  test('campaign visits are stored for 13 months', async () => {
    const { db } = api.context;
    const row = (id: string, at: number) => ({
      id,
      at,
      session_id: 's',
      banner_url: '/',
      tracking_code: 'D-1',
      device: 'desktop' as const,
    });
    await db
      .insertInto('visits')
      .values([row('old', NOW - 396 * DAY_MS), row('young', NOW - 395 * DAY_MS)])
      .execute();
    await deleteOldVisits(db, NOW);
    expect((await visits()).map(({ id }) => id)).toEqual(['young']);
  });

  test('only the newest campaign visits are kept in a flood', async () => {
    const { db } = api.context;
    const rows = Array.from({ length: MAX_LENGTH + 7 }, (_, number) => ({
      id: `v-${number}`,
      at: NOW - MAX_LENGTH + number,
      session_id: '',
      banner_url: '',
      tracking_code: '',
      device: 'mobile' as const,
    }));
    await db.insertInto('visits').values(rows).execute();
    await deleteOldVisits(db, NOW, MAX_LENGTH);
    const [left] = await db
      .selectFrom('visits')
      .select(({ fn }) => [fn.countAll().as('number'), fn.min('at').as('oldest')])
      .execute();
    expect([Number(left?.number), left?.oldest]).toEqual([MAX_LENGTH, rows[7]?.at]);
  });
});
