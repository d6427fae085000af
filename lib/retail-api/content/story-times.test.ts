import { currentStories, nextChange, occasionPhaseOf, type StoryRow } from './story-times.ts';

const at = (moment: string) => Date.parse(`${moment}+05:30`);
const DAYS = { From: '2027-04-10', Until: '2027-05-09' };

test.each<[string, ReturnType<typeof occasionPhaseOf>]>([
  ['2027-04-09T23:59:59.999', 'ahead'],
  ['2027-04-10T00:00:00', 'current'],
  ['2027-05-09T23:59:59.999', 'current'],
  ['2027-05-10T00:00:00', 'over'],
])('at %s in India the occasion is %s', (moment, phase) => expect(occasionPhaseOf(DAYS, at(moment))).toBe(phase));

test('a story without days always goes on, and never changes by itself', () => {
  expect(occasionPhaseOf({}, 0)).toBe('current');
  expect(nextChange([{}], 0)).toBeUndefined();
});

test('stories change next at the first start or end that is still to come', () => {
  const all = [DAYS, { From: '2026-11-01', Until: '2027-04-20' }, {}];
  expect(nextChange(all, at('2027-01-01T00:00:00'))).toBe(at('2027-04-10T00:00:00'));
  expect(nextChange(all, at('2027-04-10T00:00:00'))).toBe(at('2027-04-21T00:00:00'));
  expect(nextChange(all, at('2027-05-10T00:00:00'))).toBeUndefined();
});

test('the occasion that ends first comes first, then all others by their dates', () => {
  const story = (slug: string, updatedAt: number, days?: { From: string; Until: string }): StoryRow => ({
    slug,
    title: slug,
    updatedAt,
    facts: { Kind: days ? 'occasion' : 'guide', Summary: slug, Picture: 'a.webp', ...days },
  });
  const stories = [
    story('old', 1),
    story('new', 2),
    story('long', 3, { From: '2027-01-01', Until: '2027-12-31' }),
    story('short', 1, DAYS),
    story('over', 9, { From: '2026-01-01', Until: '2026-12-31' }),
    story('ahead', 9, { From: '2027-06-01', Until: '2027-06-02' }),
  ];
  const listed = currentStories(stories, at('2027-05-01T12:00:00'));
  expect(listed.map(({ slug }) => slug)).toEqual(['short', 'long', 'new', 'old']);
});
