import type { z } from "zod";
import type { TemplateName } from "../../../timeline/brief.ts";
import type { ArtifactKind } from "../artifact.ts";
import type { MessageKey } from "../../../locales/index.ts";
import type { Model } from "../rules/models/model.ts";
import type { CostRule } from "../rules/price.ts";
import type { AppName } from "../rules/tasks.ts";
import type { UploadRule } from "../rules/upload-rule.ts";

/** One page of a tool, with the meta fields of spec §2. Its folder under `app/routes` is its path. */
export interface ToolPage {
  path: string;
  /** The specification's name; some pages of it have none. */
  name: string;
  menuName?: string;
  icon?: string;
  category?: string;
  hidden?: true;
  beta?: true;
  discountIcon?: true;
  /** Badge enumeration (spec §2): NEW 1, HOT 2, BETA 3. */
  badge?: 1 | 2 | 3;
  tdk?: string;
  /** Whether the page is there; absent: as the tool is. */
  built?: boolean;
}

/** What a task of the tool uses up, and so what it waits for: places in the media service, or only its own patience. */
export type Lane = "media" | "provider";

/** What a tool does once it is built: all that quoting, admission, progress and results need to know of it. */
export interface Work<I extends z.ZodType = z.ZodType, S extends string = string> {
  /** What `taskV2/push` takes for it. */
  input: I;
  /** What a task of it may be: one for most tools; Link to Video previews, then renders. */
  stages: readonly [S, ...S[]];
  /** Stages that someone waits for at the screen: one of them is admitted beyond the places of the others. */
  interactive?: readonly S[];
  /** Progress phases in their order, as its words name them. */
  phases: readonly string[];
  makes: readonly ArtifactKind[];
  /** Those of them that a generator makes, and does not only cut, clean or convert; absent: none. */
  generates?: readonly ArtifactKind[];
  /** The one model that it stands on: it does not work where that cannot be used. Absent: it works on every installation. */
  standsOn?: Model["id"];
  /** "Send to": which artifacts of other tools its page takes, and under which name of its form. */
  accepts: Partial<Record<ArtifactKind, string>>;
  /** The message of a failure that has no better reason (spec §8). */
  failure: Readonly<Record<S, MessageKey>>;
  lane: Lane;
  /** A task of it is made of parts, each with a price of its own: what it costs is what they cost. */
  inParts?: true;
  /** How many tasks of the tool one owner may have open at once. */
  openLimit: number;
  /** After this many hours of work a task has failed, whatever it waits for. */
  maxHours: number;
  /** How long its results are kept, in days; null: until they are deleted. */
  keepDays: number | null;
}

/** Something that a tool made, small, to be looked at before it is used. */
export type ToolSample =
  /** An ad by the director of this template. */
  | { kind: "ad"; template: TemplateName }
  /** A silent film with its poster, or a picture: `/samples/<name>.mp4`, `.webp`; `worded`: one in each language of scripts. */
  | { kind: "film" | "picture"; name: string; width: number; height: number; worded?: true; byBuiltIn?: true }
  /** A sound: `/samples/<name>.mp3`. */
  | { kind: "sound"; name: string }
  /** Lines that it wrote (app/library/sample-text.ts). */
  | { kind: "text" };

/** What the tool box shows beside the words of a tool. */
export interface ToolBox {
  /** What came out of it; absent where there is nothing of its kind to show. */
  sample?: ToolSample;
  /** Whose upload rule it takes its files by. */
  uploads?: string;
  /** Numbers that its words name. */
  values?: Readonly<Record<string, number>>;
}

/** A tool as data: one file each. Prices, uploads, menu, tool box, permissions and feature events are derived from them. */
export interface Manifest<W extends Work | undefined = Work | undefined> {
  slug: string;
  /** App names of spec §3; the first is the one that new tasks carry. */
  apps: readonly [AppName, ...AppName[]];
  /** The feature of its usage events (spec §2). */
  feature?: string;
  /** Apps of it that open only to those whose app_permission names them (spec §6). */
  pro?: readonly AppName[];
  pages: readonly [ToolPage, ...ToolPage[]];
  /** Rows of the cost table, by name: the tool's slug, and further ones where it has several prices. */
  prices: Readonly<Record<string, CostRule>>;
  /** The row it is charged by where that is another tool's. */
  chargedAs?: string;
  /** Rows of spec §5 Uploads, by purpose. */
  uploads: Readonly<Record<string, UploadRule>>;
  box?: ToolBox;
  /** Absent: the specification names the tool, and it is not built yet: in no router, menu or sitemap. */
  work?: W;
}

/** A manifest with its literal types kept. */
export const tool = <const M extends Manifest>(manifest: M): M => manifest;

/** The built half of a manifest, typed by its input. */
export const work = <I extends z.ZodType, const S extends string>(built: Work<I, S>): Work<I, S> => built;
