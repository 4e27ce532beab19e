import { z } from "zod";
import { offer } from "./dictionary.ts";
import { modelChanges } from "./model.ts";
import { get, post } from "./endpoint.ts";
import { costs, operations } from "./operations.ts";
import { pricing } from "./pricing.ts";
import { REPORT_STATES, REPORTED_KINDS } from "./rules/reports.ts";
import { releaseNotice } from "./release-notice.ts";
import { appSettings, content } from "./settings-of-app.ts";
import { localizedText } from "./localized-text.ts";

const revision = z.number().int().min(0);
const id = z.string().min(1).max(60);
/** Chosen by the caller: the same key again is the same deed, done once. */
const key = z.string().regex(/^[\w.:-]{8,80}$/);
const ours = { origin: "reelwright", session: "admin" } as const;

/** A document as stored; revision 0 is what the installation ships with. */
const stored = <T extends z.ZodType>(value: T) => z.object({ value, revision, updated_at: z.number().nullable() });

const read = <T extends z.ZodType>(path: `/${string}`, value: T) =>
  get(path, { ...ours, summary: `Reads ${path}.`, input: z.object({}), output: stored(value) });

/** `revision` is the one that was read: a document that another wrote meanwhile is not overwritten. */
const write = <T extends z.ZodType>(path: `/${string}`, value: T) =>
  post(path, { ...ours, summary: `Writes ${path} as the next revision.`, input: z.object({ revision, value }), output: stored(value) });

const document = <T extends z.ZodType>(path: `/${string}`, value: T) => ({ get: read(path, value), set: write(path, value) });

/** What pages are told the version is: `null` is the deployed one. Another makes every open page load again. */
const versionDocument = z.object({
  version: z
    .string()
    .regex(/^[\w.-]{1,40}$/)
    .nullable(),
});

const notice = releaseNotice.extend({ withdrawn: z.boolean(), revision });

const notices = {
  list: get("/admin/notices", {
    ...ours,
    summary: "The newest 50 notices, withdrawn ones too.",
    input: z.object({}),
    output: z.object({ list: z.array(notice) }),
  }),
  publish: post("/admin/notices/publish", {
    ...ours,
    idempotent: true,
    summary: "Shows a notice to every user, once.",
    input: z.object({ key, title: localizedText(120), body: localizedText(2000) }),
    output: notice,
  }),
  withdraw: post("/admin/notices/withdraw", {
    ...ours,
    summary: "Takes a notice back.",
    input: z.object({ id, revision }),
    output: notice,
  }),
};

const credits = {
  grant: post("/admin/credits/grant", {
    ...ours,
    idempotent: true,
    summary: "Gives credits to a user through the ledger, once for a key.",
    input: z.object({ user_id: id, amount: z.number().int().min(1).max(100_000), key, reason: z.string().trim().min(1).max(200) }),
    output: z.object({ user_id: id, amount: z.number().int(), available: z.number().int(), created_at: z.number() }),
  }),
};

/** Codes that users redeem (spec §7 `/promotion_code/use`). */
const promotions = {
  create: post("/admin/promotions/create", {
    ...ours,
    idempotent: true,
    summary: "Makes a promotion code: credits, or a percentage off the next order, each user once.",
    input: z.object({
      code: z.string().regex(/^[A-Z0-9-]{4,40}$/),
      credits: z.number().int().min(0).max(10_000),
      percent: z.number().int().min(0).max(90),
      uses: z.number().int().min(1).max(1_000_000),
      starts_at: z.number().int().min(0),
      ends_at: z.number().int().min(0),
    }),
    output: z.object({ code: z.string(), uses_left: z.number().int() }),
  }),
};

const users = {
  find: get("/admin/users/find", {
    ...ours,
    summary: "A user by id or e-mail.",
    input: z.object({ query: z.string().trim().min(1).max(200) }),
    output: z.object({
      user_id: id,
      user_type: z.number().int(),
      email: z.string(),
      lang_code: z.string(),
      created_at: z.number(),
      credits: z.object({ available: z.number().int(), reserved: z.number().int() }),
    }),
  }),
};

const auditRow = z.object({
  seq: z.number().int(),
  admin: z.string(),
  action: z.string(),
  subject: z.string(),
  revision,
  before: z.unknown(),
  after: z.unknown(),
  created_at: z.number(),
});

const audit = get("/admin/audit", {
  ...ours,
  summary: "Who changed what, newest first, 50 a page: the next page is `before` the last row's seq.",
  input: z.object({ subject: z.string().max(120).optional(), before: z.coerce.number().int().optional() }),
  output: z.object({ list: z.array(auditRow) }),
});

/** What is administered as one document: each is read and written whole. */
export const documents = {
  settings: document("/admin/settings", z.object({ list: appSettings })),
  version: document("/admin/version", versionDocument),
  plans: document("/admin/plans", pricing),
  dictionaries: document("/admin/dictionaries", offer),
  content: document("/admin/content", content),
  models: document("/admin/models", modelChanges),
  costs: document("/admin/costs", costs),
};

const events = {
  daily: get("/admin/events/daily", {
    ...ours,
    summary: "How often each event happened on each day (UTC), and of how many visitors.",
    input: z.object({ days: z.coerce.number().int().min(1).max(90).default(7) }),
    output: z.object({
      list: z.array(z.object({ day: z.string(), name: z.string(), count: z.number().int(), visitors: z.number().int() })),
    }),
  }),
};

/** Custom avatars that wait for a person (AVATAR_REVIEW=person). */
const reviewed = z.object({
  id,
  owner_id: id,
  name: z.string(),
  review_status: z.union([z.literal(0), z.literal(1), z.literal(-1)]),
  review_note: z.string(),
  /** What the owner confirmed of the person, and when. */
  consent: z.object({ whose: z.enum(["self", "other"]), person: z.string(), statement: z.string(), agreed_at: z.number() }),
  /** The photo, for an hour at least. */
  photo_url: z.string(),
  /** Whether it may be offered to all, where that is asked: then `consent` is of that; null: it is about the avatar itself. */
  offered: z.union([z.literal(0), z.literal(1), z.literal(-1)]).nullable(),
  created_at: z.number(),
});

const avatars = {
  pending: get("/admin/avatars/pending", {
    ...ours,
    summary:
      "The oldest 50 avatars that wait for review, of themselves or of being offered to all, each with its photo and the consent that was recorded.",
    input: z.object({}),
    output: z.object({ list: z.array(reviewed) }),
  }),
  review: post("/admin/avatars/review", {
    ...ours,
    idempotent: true,
    summary:
      "Lets an avatar pass (1) or rejects it (-1), with a note that its owner reads; one that has passed, for being offered to all. Refused where what is meant (`of`), or the name that was seen, is there no longer, or (`waits`) was decided otherwise.",
    input: z.object({
      id,
      review_status: z.union([z.literal(1), z.literal(-1)]),
      review_note: z.string().trim().max(300).default(""),
      /** What is decided; without it what waits, or was decided last. An avatar that has passed is not rejected by chance. */
      of: z.enum(["avatar", "offer"]).optional(),
      name: z.string().optional(),
      /** Only while it waits: what somebody else has decided meanwhile is not decided anew. */
      waits: z.literal(true).optional(),
    }),
    output: reviewed,
  }),
};

const reported = z.object({
  id,
  owner_id: id,
  kind: z.enum(REPORTED_KINDS),
  subject: z.string(),
  title: z.string(),
  reason: z.number().int(),
  comment: z.string(),
  state: z.enum(REPORT_STATES),
  created_at: z.number(),
});

const reports = {
  pending: get("/admin/reports/pending", {
    ...ours,
    summary: "The oldest 50 reports of ads and files that wait for an answer.",
    input: z.object({}),
    output: z.object({ list: z.array(reported) }),
  }),
  answer: post("/admin/reports/answer", {
    ...ours,
    idempotent: true,
    summary:
      "Lets what was reported stay, or takes it from others' view, with a note that its owner reads; all its open reports are answered. Refused where it was answered otherwise.",
    input: z.object({ id, state: z.enum(["kept", "removed"]), note: z.string().trim().min(1).max(300) }),
    output: reported,
  }),
};

const feedback = {
  list: get("/admin/feedback", {
    ...ours,
    summary: "Feedback and questionnaires, newest first, 50 a page: the next page is `before` the last row's created_at.",
    input: z.object({ before: z.coerce.number().int().optional() }),
    output: z.object({
      list: z.array(
        z.object({
          kind: z.enum(["questionnaire", "feedback"]),
          reason: z.number().int(),
          answers: z.record(z.string(), z.string()),
          comment: z.string(),
          created_at: z.number(),
        }),
      ),
    }),
  }),
};

export const admin = { avatars, reports, ...documents, notices, credits, promotions, users, events, feedback, audit, operations };
