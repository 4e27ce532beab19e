import { timelines } from "../contract/timeline.ts";
import { mutation, query, router } from "../init.ts";

export const timelinesRouter = router({
  open: mutation(timelines.open),
  create: mutation(timelines.create),
  detail: query(timelines.detail),
  list: query(timelines.list),
  edit: mutation(timelines.edit),
  steps: mutation(timelines.steps),
  readFile: mutation(timelines.readFile),
  openFile: mutation(timelines.openFile),
  transcribe: mutation(timelines.transcribe),
  undo: mutation(timelines.undo),
  redo: mutation(timelines.redo),
  rename: mutation(timelines.rename),
  delete: mutation(timelines.delete),
  still: query(timelines.still),
});
