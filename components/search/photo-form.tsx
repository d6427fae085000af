import * as apiPaths from '#lib/shared/api-paths.ts';
import { PHOTO_ACCEPT } from '#lib/storefront/search/photo-kind.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';

/**
 * The photo search for browsers without JavaScript. `problem`: why the last photo found nothing; empty where
 * none was sent.
 */
export function PhotoForm({ problem = '' }: { problem?: string }) {
  return (
    <form
      id="by-photo"
      action={apiPaths.imageSearch()}
      method="post"
      encType="multipart/form-data"
      aria-labelledby="by-photo-title"
      className="mt-10 hidden max-w-md noscript:block"
    >
      <h2 id="by-photo-title" className="text-2xl">
        {m.photoSearchTitle()}
      </h2>
      {problem && (
        <p id="by-photo-problem" role="alert" className="mt-3 text-danger">
          {problem}
        </p>
      )}
      <label htmlFor="by-photo-file" className="mt-4 mb-1 block text-sm">
        {m.photoSearchPhoto()}
      </label>
      <input
        id="by-photo-file"
        type="file"
        name="file"
        accept={PHOTO_ACCEPT}
        required
        aria-describedby={problem ? 'by-photo-problem by-photo-hint' : 'by-photo-hint'}
        aria-invalid={problem ? true : undefined}
        className="block w-full text-sm file:mr-4 file:min-h-11 file:rounded-sm file:border file:border-ink file:border-solid file:bg-transparent file:px-4 file:font-medium"
      />
      <p id="by-photo-hint" className="mt-2 text-muted text-sm">
        {m.photoSearchFormHint()}
      </p>
      <Button type="submit" variant="secondary" className="mt-4 w-full sm:w-auto">
        {m.photoSearchTitle()}
      </Button>
    </form>
  );
}
