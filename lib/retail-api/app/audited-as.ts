import { OPERATOR_HEADER } from '#lib/contract/operator-vocabulary.ts';
import { decodeOperator } from '#lib/shared/operator-header.ts';
import type { StaffCaller } from '../core/caller.ts';
import { credentialOf } from '../staff/identify-staff.ts';

/** Who an operator call is by, as the audit names them. */
export interface AuditedAs {
  /** The person of a session, or the name in the header, which may be missing; a machine key without it names itself. */
  name: string;
  /** Whether the name is proved, so that one in the request does not count. */
  isProved: boolean;
  credential: string;
}

/** How the audit names whoever makes a call. */
export function auditedAs(request: Request, staff: StaffCaller | undefined): AuditedAs {
  const typed = decodeOperator(request.headers.get(OPERATOR_HEADER));
  if (!staff) return { name: typed, isProved: false, credential: '' };
  const credential = credentialOf(staff);
  if (staff.kind === 'session') return { name: staff.name, isProved: true, credential };
  return { name: staff.kind === 'machine-key' ? typed || staff.name : typed, isProved: false, credential };
}
