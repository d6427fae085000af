import { storeService } from '#lib/testing/examples/service.ts';
import { serviceNextText, serviceSteps, warrantyCopy } from './copy.ts';

test('the warranty is told as it is: valid, over, or none', () => {
  const warranty = { until: '2028-11-21', isValid: true, covers: 'The movement.' };
  expect(warrantyCopy(warranty).title).toBe('Under warranty until 21 November 2028');
  expect(warrantyCopy(warranty).text).toContain('you pay nothing');
  const over = warrantyCopy({ ...warranty, isValid: false });
  expect(over.title).toBe('The warranty ended on 21 November 2028');
  expect(over.text).not.toContain('you pay nothing');
  expect(warrantyCopy({ ...warranty, until: '' }).text).toContain('came without a fixed-term warranty');
});

test('the timeline of a service request names its past states with their times, and those to come', () => {
  const steps = serviceSteps(storeService());
  expect(steps.map(({ name, stage }) => [name, stage])).toEqual([
    ['Received', 'current'],
    ['Accepted, waiting for the item', 'upcoming'],
    ['Being inspected', 'upcoming'],
    ['In repair', 'upcoming'],
    ['Ready, or on its way back to you', 'upcoming'],
    ['Closed', 'upcoming'],
  ]);
  const at = steps[0]?.at ?? 0;
  const declined = serviceSteps({ state: 'declined', events: [{ state: 'declined', at }] });
  expect(declined).toEqual([{ id: 'declined-0', name: 'Not accepted', stage: 'current', at }]);
  const answered = serviceSteps({ state: 'estimate-declined', events: [{ state: 'estimate-declined', at }] });
  expect(answered.map(({ id }) => id)).toEqual(['estimate-declined-0', 'back', 'closed']);
});

test.each([
  ['an estimate', { State: 'estimate-given', Estimate: 1250.5 }, 'The repair costs ₹1,250.50, including taxes.'],
  ['a paid repair', { State: 'in-repair', Estimate: 1250 }, 'You pay ₹1,250 when you get it back.'],
  ['a free repair', { State: 'in-repair' }, /^We are repairing the item\.$/],
  ['a pickup', { State: 'item-awaited' }, 'A courier will collect the item'],
  [
    'a store',
    { State: 'ready', PickupAddress: null, PickupSlot: '', StoreCode: 'ST101', StoreName: 'Pune Store' },
    'collect it at Pune Store',
  ],
] as const)('the page of a request says what comes next: %s', (_what, change, text) => {
  expect(serviceNextText(storeService(change))).toMatch(text);
});
