import type { Failure } from '#lib/shared/result.ts';
import { refuseReturn } from './refusal.ts';

const ELSEWHERE = {
  fullName: 'Ravi Kumar',
  mobile: '9876543211',
  alternateMobile: '',
  pincode: '560001',
  addressLine1: '1 A Road',
  addressLine2: '',
  landmark: '',
  city: 'Panaji',
  stateCode: '30',
};
const refused = (more: object): Failure => ({ kind: 'refused', reason: 'invalid', field: 'PickupAddress', ...more });
const problemsOf = (failure: Failure, address: typeof ELSEWHERE | null) =>
  refuseReturn(failure, { order: 'SM1', address, photoIds: [], pan: '' }, '/return').problems;

test('a pickup at a pincode of another state is refused at the pincode, which names the state', () => {
  expect(problemsOf(refused({ state: 'Karnataka' }), ELSEWHERE)).toEqual({
    pincode: 'This pincode is in Karnataka. Choose that state, or correct the pincode.',
  });
});

test('a pickup address that is wrong otherwise is refused at the pincode, or for the form where none was entered', () => {
  expect(Object.keys(problemsOf(refused({}), ELSEWHERE))).toEqual(['pincode']);
  expect(Object.keys(problemsOf(refused({}), null))).toEqual(['']);
});
