import * as apiPaths from '#lib/shared/api-paths.ts';
import * as m from '#messages';

/**
 * The sign-out as a plain form: its response is a new document, so that nothing of the previous page remains.
 */
export function SignOutButton({ className }: { className: string }) {
  return (
    <form method="post" action={apiPaths.signOut()}>
      <button type="submit" className={className}>
        {m.headerSignOut()}
      </button>
    </form>
  );
}
