import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What a value must be, by the type that a schema expects. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'left empty',
};

/** What a text must be, by the format that a schema expects. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address, such as name@example.in',
  url: 'an address that begins with https://',
  date: 'a date, such as 2026-11-26',
  datetime: 'a date and time, such as 2026-11-26T18:00:00+05:30',
  time: 'a time, such as 18:00',
  uuid: 'a UUID',
  base64: 'base64',
  ipv4: 'an IP address',
  ipv6: 'an IP address',
};

const COUNTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
  map: ['entry', 'entries'],
  record: ['field', 'fields'],
};

/**
 * What is wrong with a value, as the rest of a sentence that begins with the name of its field: `must be a number`. A
 * schema that has a message of its own is not asked.
 */
export function plainMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return `must be ${TYPES[issue.expected] ?? `a ${issue.expected}`}`;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'must not be empty';
      return extent(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return extent(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return `must be ${FORMATS[issue.format] ?? 'written in another form'}`;
    case 'unrecognized_keys':
      return `must not have the unknown ${issue.keys.length === 1 ? 'field' : 'fields'} ${issue.keys.join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_key':
      return 'has a name that is not allowed';
    default:
      return 'has a form that is not allowed';
  }
}

function extent(origin: string, bound: string, limit: number | bigint): string {
  const counted = COUNTED[origin];
  if (!counted) return `must be ${bound} ${limit}`;
  return `must have ${bound} ${limit} ${counted[Number(limit) === 1 ? 0 : 1]}`;
}

// Every process that reads requests or files of people loads this with the contract.
z.config({ customError: plainMessage });
