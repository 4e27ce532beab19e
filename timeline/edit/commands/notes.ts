import { canvas, marker, variable } from "../../document.ts";
import { filledElement } from "../../document/filled.ts";
import { command, id } from "../command.ts";
import { EditRefused } from "../refused.ts";

/** Sets a marker: a new one, or that of its id. */
export const setMarker = command("marker", { marker }, (bench, { marker: one }) => {
  const rest = bench.document.markers.filter((other) => other.id !== one.id);
  bench.setMarkers([...rest, one].toSorted((a, b) => a.time - b.time));
});

export const removeMarker = command("removeMarker", { id }, (bench, { id: name }) => {
  const { markers } = bench.document;
  const rest = markers.filter((one) => one.id !== name);
  if (rest.length === markers.length) throw new EditRefused("UNKNOWN_MARKER", [name]);
  bench.setMarkers(rest);
});

/** Sets a variable: a new one, or that of its id. */
export const setVariable = command("variable", { variable }, (bench, { variable: one }) => {
  const { variables } = bench.document;
  const known = variables.some((other) => other.id === one.id);
  bench.setVariables(known ? variables.map((other) => (other.id === one.id ? one : other)) : [...variables, one]);
});

/** Removes a variable; where it stood, its value stays. */
export const removeVariable = command("removeVariable", { id }, (bench, { id: name }) => {
  const { variables, tracks } = bench.document;
  const rest = variables.filter((one) => one.id !== name);
  if (rest.length === variables.length) throw new EditRefused("UNKNOWN_VARIABLE", [name]);
  const gone = variables.filter((one) => one.id === name);
  for (const element of tracks.flatMap(({ elements }) => elements)) {
    const filled = filledElement(element, gone);
    if (filled !== element) bench.change(element.id, () => filled);
  }
  bench.setVariables(rest);
});

/** Size, frame rate and background of the picture; what is on it stays where it is. */
export const setCanvas = command("canvas", { canvas: canvas.partial() }, (bench, { canvas: values }) => {
  bench.setCanvas({ ...bench.document.canvas, ...values });
});
