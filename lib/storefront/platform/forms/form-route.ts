import type { z } from 'zod';
import * as paths from '#lib/shared/paths.ts';
import type { PlainPage } from '#lib/storefront/platform/http/plain-page.ts';
import { jsonReply, pageReply, refusalReply, seeOther } from '#lib/storefront/platform/http/reply.ts';
import { bodyRoute, type Context, type RouteHandler } from '#lib/storefront/platform/http/route-handler.ts';
import { clearFlash, formNotes, readFlash, writeFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { type FlashForm, flashOf, sentTexts } from './form-flash.ts';
import { refusedPage } from './refused-page.ts';
import { SIGNED_OUT, signedOutPage } from './signed-out.ts';
import type { FormReply, Problems } from './types.ts';

/** What became of a form whose fields were well-formed. */
export type FormOutcome =
  /**
   * `location`: the page that comes next. `data` goes to scripts alone. `page`: what who has no scripts is told in place
   * of the redirect, where an answer is to stand in no address and no cookie.
   */
  | { ok: true; location: string; data?: unknown; page?: PlainPage }
  | {
      ok: false;
      problems: Problems;
      /** HTTP status for scripts; 422 unless it says otherwise. With 404 who has no scripts gets that, too, and no form. */
      status?: number;
      retryAfterSeconds?: number | undefined;
      /** There is nothing to mend on the form's own page: the shopper goes here instead. */
      location?: string;
      /** The form's own page: the shopper signs in first, and comes back to it with what was sent. */
      signInPage?: string;
      data?: unknown;
      /** Fields whose values are used up: the page fills them anew. */
      spent?: readonly string[];
      /** Values that come back in place of what was sent, such as the ids of photos that came along. */
      kept?: Readonly<Record<string, string>>;
    };

interface FormDefinition<Schema extends z.ZodType> extends FlashForm {
  /** Of texts by field; its messages are read by shoppers. */
  schema: Schema;
  /** The page with the form, for who has no scripts; `fields` as they were sent. */
  page: (fields: Readonly<Record<string, string>>) => string;
  /** What is said of fields that may be empty, where their note has no room for them; any other is missed by its check. */
  notSaved?: Problems;
  /** Whether it may bring photos along; scripts send them one by one before. */
  takesPhotos?: boolean;
  handle: (context: Context<z.output<Schema>>) => Promise<FormOutcome>;
}

/**
 * The POST handler of one form. Scripts send its fields as JSON and get a `FormReply`; a browser without scripts is sent
 * on by 303, or back to the page, which shows again what was typed and what is wrong.
 */
export function formRoute<Schema extends z.ZodType>(form: FormDefinition<Schema>): RouteHandler {
  const { name, schema, page, secret = [], notSaved = {}, takesPhotos = false, handle } = form;
  type Answered = Pick<Context<unknown>, 'cookies'>;
  type Posted = Pick<Context<unknown>, 'cookies' | 'sent'>;

  async function back({ cookies }: Answered, sent: unknown, problems: Problems, spent: readonly string[] = []) {
    const values = sentTexts(sent, [...secret, ...spent]);
    const { note, unsaved } = flashOf(form, values, problems);
    const missed = Object.fromEntries(Object.entries(notSaved).filter(([field]) => unsaved.includes(field)));
    const flashProblems =
      Object.keys(missed).length === 0 ? note : flashOf(form, values, { ...missed, ...problems }).note;
    await writeFlash(cookies, formNotes, flashProblems, sealedCookies());
    return seeOther(refusedPage(page(values), name));
  }

  /** Keeps a form until its shopper has signed in again; the fields that there is no room for. */
  async function flashForSignIn({ cookies, sent }: Posted, spent: readonly string[] = []): Promise<string[]> {
    const { note, unsaved } = flashOf(form, sentTexts(sent, [...secret, ...spent]), { '': SIGNED_OUT });
    await writeFlash(cookies, formNotes, note, sealedCookies());
    return unsaved;
  }

  /** What is sent now takes the place of what came back before of this form. */
  async function forget({ cookies }: Answered): Promise<void> {
    const options = sealedCookies();
    const note = await readFlash(cookies, formNotes, options);
    if (note?.form === name) clearFlash(cookies, formNotes, options);
  }

  const signInFor = (formPage: string) => paths.signIn(refusedPage(formPage, name));
  const json = (reply: FormReply, status: number, retryAfterSeconds?: number) =>
    jsonReply(reply, status, retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) });

  return bodyRoute(
    {
      json: {
        schema,
        invalid: ({ problems }) => json({ ok: false, problems }, 422),
        handle: async (context) => {
          const outcome = await handle(context);
          if (outcome.ok || outcome.spent) await forget(context);
          if (outcome.ok) {
            const { page: _page, ...reply } = outcome;
            return json(reply, 200);
          }
          const { status = 422, retryAfterSeconds, spent, kept: _kept, signInPage, ...reply } = outcome;
          if (signInPage === undefined) return json(reply, status, retryAfterSeconds);
          await flashForSignIn(context, spent);
          return json({ ...reply, location: signInFor(signInPage) }, status);
        },
      },
      form: {
        schema,
        invalid: ({ fields, problems }, context) => back(context, fields, problems),
        handle: async (context) => {
          const outcome = await handle(context);
          if (!outcome.ok && outcome.status === 404) return refusalReply(context.request, 404);
          if (!outcome.ok && outcome.signInPage !== undefined) {
            const { signInPage, spent = [] } = outcome;
            const unsaved = await flashForSignIn(context, spent);
            if (unsaved.length === 0) return seeOther(signInFor(signInPage));
            const { pathname: action } = context.request.nextUrl;
            const fields = sentTexts(context.sent, [...secret, ...spent]);
            return pageReply(signedOutPage({ action, fields, page: signInPage, hasFiles: context.files.length > 0 }));
          }
          if (!outcome.ok && outcome.location === undefined) {
            const sent = { ...sentTexts(context.sent, []), ...outcome.kept };
            return back(context, sent, outcome.problems, outcome.spent);
          }
          await forget(context);
          return outcome.ok && outcome.page ? pageReply(outcome.page) : seeOther(outcome.location ?? '');
        },
      },
    },
    { takesPhotos },
  );
}
