import { deliveryRules } from '#lib/shared/delivery-rules.ts';
import { freeStates, NEW_ZONE, withoutZone, withZone } from './zones.ts';

const NORTH = { ...NEW_ZONE, name: 'North', states: ['Delhi', 'Punjab'] };
const REST = { ...NEW_ZONE, name: 'Rest', days: [4, 8] };
const rules = deliveryRules.parse({ zones: [NORTH, REST], express: { days: [0, 1], zones: ['Rest', 'North'] } });

test('a zone that gets another name keeps its express delivery', () => {
  const renamed = withZone(rules, 0, { ...NORTH, name: 'The north' });
  expect(renamed.zones.map(({ name }) => name)).toEqual(['The north', 'Rest']);
  expect(renamed.express?.zones).toEqual(['Rest', 'The north']);
  expect(withZone(rules, 1, { ...NEW_ZONE, name: 'Rest' }).express?.zones).toEqual(['Rest', 'North']);
});

test('a zone that is removed takes its express delivery with it', () => {
  expect(withoutZone(rules, 0)).toMatchObject({ zones: [{ name: 'Rest' }], express: { zones: ['Rest'] } });
  const { express, ...without } = rules;
  expect(withoutZone(without, 1).zones).toHaveLength(1);
});

test('a state is offered to one zone', () => {
  expect(freeStates(['Delhi', 'Goa', 'Punjab'], [NORTH, { ...NEW_ZONE, states: ['Goa'] }], 0)).toEqual([
    'Delhi',
    'Punjab',
  ]);
});
