/** A state or union territory of India with its GST code, two digits. */
interface IndianState {
  readonly code: string;
  readonly name: string;
}

/**
 * The 28 states and 8 union territories by name, with the codes that GST numbers begin with (GSTN's list of state
 * codes; 25 and 28 were given up when Daman and Diu was merged and Andhra Pradesh divided).
 */
export const INDIAN_STATES: readonly IndianState[] = [
  { code: '35', name: 'Andaman and Nicobar Islands' },
  { code: '37', name: 'Andhra Pradesh' },
  { code: '12', name: 'Arunachal Pradesh' },
  { code: '18', name: 'Assam' },
  { code: '10', name: 'Bihar' },
  { code: '04', name: 'Chandigarh' },
  { code: '22', name: 'Chhattisgarh' },
  { code: '26', name: 'Dadra and Nagar Haveli and Daman and Diu' },
  { code: '07', name: 'Delhi' },
  { code: '30', name: 'Goa' },
  { code: '24', name: 'Gujarat' },
  { code: '06', name: 'Haryana' },
  { code: '02', name: 'Himachal Pradesh' },
  { code: '01', name: 'Jammu and Kashmir' },
  { code: '20', name: 'Jharkhand' },
  { code: '29', name: 'Karnataka' },
  { code: '32', name: 'Kerala' },
  { code: '38', name: 'Ladakh' },
  { code: '31', name: 'Lakshadweep' },
  { code: '23', name: 'Madhya Pradesh' },
  { code: '27', name: 'Maharashtra' },
  { code: '14', name: 'Manipur' },
  { code: '17', name: 'Meghalaya' },
  { code: '15', name: 'Mizoram' },
  { code: '13', name: 'Nagaland' },
  { code: '21', name: 'Odisha' },
  { code: '34', name: 'Puducherry' },
  { code: '03', name: 'Punjab' },
  { code: '08', name: 'Rajasthan' },
  { code: '11', name: 'Sikkim' },
  { code: '33', name: 'Tamil Nadu' },
  { code: '36', name: 'Telangana' },
  { code: '16', name: 'Tripura' },
  { code: '09', name: 'Uttar Pradesh' },
  { code: '05', name: 'Uttarakhand' },
  { code: '19', name: 'West Bengal' },
];

const NAMES = new Map(INDIAN_STATES.map(({ code, name }) => [code, name]));
const CODES = new Map(INDIAN_STATES.map(({ code, name }) => [name, code]));

/** Name of the state with this GST code; undefined where there is none. */
export function stateName(code: string): string | undefined {
  return NAMES.get(code);
}

/** GST code of a state by its name as a pincode's place gives it; undefined where there is no such state. */
export function stateCodeOf(name: string): string | undefined {
  return CODES.get(name);
}
