import type { NextResponse } from 'next/server';
import { z } from 'zod';
import type { PlainPage } from '#lib/http/plain-page.ts';
import { jsonReply, pageReply, refusalReply, seeOther } from '#lib/http/reply.ts';
import { bodyRoute, type Context, type RouteHandler } from '#lib/http/route-handler.ts';
import { sealedCookies } from '#lib/session/settings.ts';
import { clearNote, formNotes, writeNote } from '#lib/session/short-notes.ts';
import { refusedPage } from './refused-page.ts';
import { lengthened, shortened } from './short-names.ts';
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
      data?: unknown;
      /** Fields whose values are used up: the page fills them anew. */
      spent?: readonly string[];
    };

interface FormDefinition<Schema extends z.ZodType> {
  /** Names the form in the notes that bring a refused one back; `readForm` asks by it. */
  name: string;
  /** Of texts by field; its messages are read by shoppers. */
  schema: Schema;
  /** The page with the form, for who has no scripts; `fields` as they were sent. */
  page: (fields: Readonly<Record<string, string>>) => string;
  /** Fields that are never kept, such as codes. */
  secret?: readonly string[];
  /** Of a long form the names of its fields, which its note leaves out; `readForm` asks by the same list. */
  fields?: readonly string[];
  /** What is said of fields that may be empty, where their note has no room for them; any other is missed by its check. */
  notKept?: Problems;
  handle: (context: Context<z.output<Schema>>) => Promise<FormOutcome>;
}

const LONGEST_VALUE = 300;
/** A note of so many bytes fits into its cookie once it is sealed. */
const NOTE_BYTES = 540;
const texts = z.record(z.string(), z.unknown()).catch({});

/** The fields that may be shown again. */
function shownValues(sent: unknown, secret: readonly string[]): Record<string, string> {
  const entries = Object.entries(texts.parse(sent)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(
    entries.filter(([name]) => !secret.includes(name)).map(([name, value]) => [name, value.slice(0, LONGEST_VALUE)]),
  );
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** As many values as have room, the shortest first: what is too long for a cookie costs the longest, never the reason. */
function fitting(values: Record<string, string>, room: number): Record<string, string> {
  const entries = Object.entries(values).filter(([, value]) => value !== '');
  let left = room;
  return Object.fromEntries(
    entries
      .map((entry) => ({ entry, bytes: bytesOf(entry) }))
      .toSorted((one, other) => one.bytes - other.bytes)
      .filter(({ bytes }) => {
        left -= bytes;
        return left >= 0;
      })
      .map(({ entry }) => entry),
  );
}

/**
 * The POST handler of one form. Scripts send its fields as JSON and get a `FormReply`; a browser without scripts is sent
 * on by 303, or back to the page, which shows again what was typed and what is wrong.
 */
export function formRoute<Schema extends z.ZodType>(form: FormDefinition<Schema>): RouteHandler {
  const { name, schema, page, secret = [], fields: names = [], notKept = {}, handle } = form;
  type Answered = Pick<Context<unknown>, 'cookies'>;

  /** What the page shows of the form again, as far as there is room. */
  function noteOf(values: Record<string, string>, problems: Problems) {
    const told = shortened(problems, names);
    const kept = fitting(shortened(values, names), NOTE_BYTES - bytesOf({ form: name, problems: told }));
    return { form: name, values: kept, problems: told };
  }

  function noteOfAll(values: Record<string, string>, problems: Problems) {
    const note = noteOf(values, problems);
    const kept = lengthened(note.values, names);
    const lost = Object.entries(notKept).filter(([field]) => values[field] && kept[field] === undefined);
    return lost.length === 0 ? note : noteOf(values, { ...Object.fromEntries(lost), ...problems });
  }

  async function back(
    { cookies }: Answered,
    sent: unknown,
    problems: Problems,
    spent: readonly string[] = [],
  ): Promise<NextResponse> {
    const values = shownValues(sent, [...secret, ...spent]);
    const options = sealedCookies();
    await writeNote(cookies, formNotes, noteOfAll(values, problems), options);
    return seeOther(refusedPage(page(values), name));
  }

  /** What is sent now takes the place of what came back before. */
  function forget({ cookies }: Answered): void {
    const options = sealedCookies();
    if (cookies.get(options[formNotes.cookie].cookieName)) clearNote(cookies, formNotes, options);
  }

  const json = (reply: FormReply, status: number, retryAfterSeconds?: number) =>
    jsonReply(reply, status, retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) });

  return bodyRoute({
    json: {
      schema,
      invalid: ({ problems }) => json({ ok: false, problems }, 422),
      handle: async (context) => {
        const outcome = await handle(context);
        if (outcome.ok || outcome.spent) forget(context);
        if (outcome.ok) {
          const { page: _page, ...reply } = outcome;
          return json(reply, 200);
        }
        const { status = 422, retryAfterSeconds, spent: _spent, ...reply } = outcome;
        return json(reply, status, retryAfterSeconds);
      },
    },
    form: {
      schema,
      invalid: ({ fields, problems }, context) => back(context, fields, problems),
      handle: async (context) => {
        const outcome = await handle(context);
        if (!outcome.ok && outcome.status === 404) return refusalReply(context.request, 404);
        if (!outcome.ok && outcome.location === undefined) {
          return back(context, context.sent, outcome.problems, outcome.spent);
        }
        forget(context);
        return outcome.ok && outcome.page ? pageReply(outcome.page) : seeOther(outcome.location ?? '');
      },
    },
  });
}
