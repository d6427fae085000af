import * as apiPaths from '#lib/shared/api-paths.ts';

/** Signs out by a plain form: the answer is a whole new document, and nothing of the page before stays. */
export function SignOutButton({ className }: { className: string }) {
  return (
    <form method="post" action={apiPaths.signOut()}>
      <button type="submit" className={className}>
        Sign Out
      </button>
    </form>
  );
}
