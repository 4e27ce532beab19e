import type { DocumentBuilder } from "../document-builder.ts";
import type { Schedule } from "../schedule.ts";
import type { AvatarScene, AvatarVideo } from "./video.ts";

/** One scene of a video that is being composed. */
export interface Take {
  board: DocumentBuilder;
  video: AvatarVideo;
  scene: AvatarScene;
  plan: Schedule;
  /** Seconds of the video. */
  at: number;
  until: number;
}
