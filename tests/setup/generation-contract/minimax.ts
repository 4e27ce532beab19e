import { z } from "zod";
import { type Answer, type Provider, ADDRESS, BEARER, PICTURE, bodyIs } from "./provider.ts";

const minimaxSays = (status_code: number, status_msg: string): Answer => ({ body: { base_resp: { status_code, status_msg } } });
/** MiniMax: `video_generation`, `query/video_generation`, `files/retrieve`; it answers 200 whatever happened. */
export const minimax: Provider = {
  start: bodyIs(
    z.strictObject({
      model: z.enum(["MiniMax-Hailuo-2.3", "MiniMax-Hailuo-2.3-Fast", "MiniMax-Hailuo-02"]),
      prompt: z.string().max(2000),
      duration: z.union([z.literal(6), z.literal(10)]),
      resolution: z.enum(["512P", "768P", "1080P"]),
      first_frame_image: PICTURE.optional(),
    }),
    "/v1/video_generation",
    BEARER,
  ),
  started: { body: { task_id: "106916112212032", base_resp: { status_code: 0, status_msg: "success" } } },
  pending: { body: { task_id: "106916112212032", status: "Processing", base_resp: { status_code: 0, status_msg: "success" } } },
  done: {
    body: {
      task_id: "106916112212032",
      status: "Success",
      file_id: "205258526306433",
      base_resp: { status_code: 0, status_msg: "success" },
    },
  },
  address: {
    path: "/v1/files/retrieve",
    answer: { body: { file: { file_id: 205258526306433, download_url: ADDRESS }, base_resp: { status_code: 0, status_msg: "success" } } },
  },
  failed: { body: { task_id: "106916112212032", status: "Fail", base_resp: { status_code: 0, status_msg: "success" } } },
  refused: minimaxSays(1026, "input new_sensitive"),
  limited: minimaxSays(1002, "rate limit"),
  revoked: minimaxSays(2049, "invalid api key"),
  expired: minimaxSays(2013, "the file has expired"),
};
