/** What a member has issued that works still. */
interface Issuer {
  Invitations: number;
  Keys: number;
}

/** What ends for good where an owner is suspended or loses the role, in sentences; empty where nothing does. */
export function endsWith({ Invitations, Keys }: Issuer): string {
  const ended = [counted(Invitations, 'open invitation', 'open invitations'), counted(Keys, 'key', 'keys')];
  const named = ended.filter((text) => text !== '').join(' and ');
  if (named === '') return '';
  const programs = Keys === 0 ? '' : ' Programs that use these keys stop working.';
  return `What they issued ends for good: ${named}.${programs}`;
}

function counted(count: number, one: string, several: string): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? one : several}`;
}
