import type { AdBrief, Ratio } from "../../brief.ts";
import type { MouthCue, MouthFrame, PersonCut, Word } from "../../measured.ts";
import type { Brand } from "./brand.ts";

export interface File {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** What a person says: seconds from the start of its sound. */
export interface Passage {
  readonly id: string;
  readonly text: string;
  readonly url: string;
  readonly duration: number;
  /** Silence after it; absent: a breath. */
  readonly pause?: number;
  readonly words: Word[];
  readonly mouth: MouthCue[];
}

/** Every mouth shape of somebody, in a sheet. */
export interface Drawn {
  readonly sheet: File;
  readonly columns: number;
  readonly rows: number;
  readonly frames: MouthFrame[];
  /** Of a photo: where the face is in a frame, as fractions. */
  readonly face?: { x: number; y: number; width: number; height: number };
  /** Where the photo cuts them off who are cut out of it. */
  readonly cut?: PersonCut;
  /** Where hair ends above, as a fraction of a frame. */
  readonly top?: number;
}

/** Somebody who was filmed and says it already, mute; `face` is where in the film, as fractions. Seconds. */
export interface Filmed {
  readonly film: File & { readonly duration: number };
  readonly face: { x: number; y: number; width: number; height: number };
  /** Only a picture of them: they do not move. */
  readonly still?: boolean;
  /** The background was taken away: what is behind them shows through. */
  readonly alone?: boolean;
}

/** A picture, or a film that begins anew where it ends; seconds. */
export type Backdrop = File & { readonly duration?: number };

/** What a person says before one background; urls are keys that the renderer resolves. */
export interface AvatarScene {
  /** At full size, at a side, or in a disc over the background. */
  readonly placement: "full" | "left" | "right" | "corner";
  /** `#rrggbb`, where there is neither a backdrop nor a photo with its own. */
  readonly color: string;
  readonly backdrop: Backdrop | null;
  /** The photo with its background; `frame` is the part of it that the sheet's frames show, `chin` where the face ends, as fractions. */
  readonly photo: (File & { readonly frame: { x: number; y: number; width: number; height: number }; readonly chin: number }) | null;
  readonly person: Drawn | Filmed;
  /** A film of somebody keeps its background, and fills the frame. */
  readonly own?: boolean;
  /** The person's frames are discs, for the background could not be taken away. */
  readonly round: boolean;
  readonly passages: Passage[];
}

/** A video of one person who speaks, scene after scene (Avatars to Video). */
export interface AvatarVideo {
  readonly id: string;
  readonly ratio: Ratio;
  readonly language: "en" | "zh";
  readonly captions: boolean;
  /** Nothing is behind the person: the video can be laid over others. */
  readonly transparent: boolean;
  /** The words of a visible mark; empty: there is none. */
  readonly mark: string;
  /** The brand kit that it is made in; absent or null: none. */
  readonly brand?: Brand | null;
  /** At least one; ids of passages differ in all of them. Somebody who was filmed is one film in all of them. */
  readonly scenes: readonly AvatarScene[];
  /** A recording is heard from its start to its end, silence and all. */
  readonly whole: boolean;
  readonly music: AdBrief["music"];
}

export type Photo = NonNullable<AvatarScene["photo"]>;
