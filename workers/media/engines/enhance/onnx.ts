/** Just enough of onnx.proto to write a small graph: each message is its fields, one after another. */

const varint = (value: number): number[] => (value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))]);
const number = (field: number, value: number): Buffer => Buffer.from([...varint(field << 3), ...varint(value)]);
const bytes = (field: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([...varint((field << 3) | 2), ...varint(content.length)]), content]);
const text = (field: number, content: string): Buffer => bytes(field, Buffer.from(content));

export const TYPE = { float: 1, uint8: 2, int64: 7 } as const;
type Type = (typeof TYPE)[keyof typeof TYPE];

/** An attribute: a number, a list of them, or a word. */
type Value = number | readonly number[] | string;

function attribute(name: string, value: Value): Buffer {
  if (typeof value === "string") return Buffer.concat([text(1, name), text(4, value), number(20, 3)]);
  if (typeof value === "number") return Buffer.concat([text(1, name), number(3, value), number(20, 2)]);
  return Buffer.concat([text(1, name), ...value.map((one) => number(8, one)), number(20, 7)]);
}

export const node = (type: string, inputs: readonly string[], output: string, attributes: Readonly<Record<string, Value>> = {}): Buffer =>
  Buffer.concat([
    ...inputs.map((name) => text(1, name)),
    text(2, output),
    text(4, type),
    ...Object.entries(attributes).map(([name, value]) => bytes(5, attribute(name, value))),
  ]);

export const tensor = (name: string, type: Type, shape: readonly number[], raw: Buffer): Buffer =>
  Buffer.concat([...shape.map((one) => number(1, one)), number(2, type), text(8, name), bytes(9, raw)]);

/** An input or output whose sizes are named where they are not known. */
export function port(name: string, type: Type, shape: readonly (number | string)[]): Buffer {
  const sizes = shape.map((one) => bytes(1, typeof one === "number" ? number(1, one) : text(2, one)));
  const of = bytes(1, Buffer.concat([number(1, type), bytes(2, Buffer.concat(sizes))]));
  return Buffer.concat([text(1, name), bytes(2, of)]);
}

interface Graph {
  readonly nodes: readonly Buffer[];
  readonly weights: readonly Buffer[];
  readonly input: Buffer;
  readonly output: Buffer;
}

const [IR, OPSET] = [7, 13];

/** A model of one graph, as ONNX Runtime opens it. */
export function model({ nodes, weights, input, output }: Graph): Uint8Array {
  const graph = Buffer.concat([
    ...nodes.map((one) => bytes(1, one)),
    text(2, "graph"),
    ...weights.map((one) => bytes(5, one)),
    bytes(11, input),
    bytes(12, output),
  ]);
  return Buffer.concat([number(1, IR), bytes(7, graph), bytes(8, number(2, OPSET))]);
}
