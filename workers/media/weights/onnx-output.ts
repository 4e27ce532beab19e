/** The tensor of Kokoro's graph that holds each phoneme's duration in 25 ms frames. */
export const DURATIONS = "/encoder/Clip_output_0";

const FLOAT = 1;

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}

/** A length-delimited protobuf field. */
const field = (number: number, content: readonly number[]): number[] => [
  ...varint((number << 3) | 2),
  ...varint(content.length),
  ...content,
];

/**
 * Bytes that, appended to the model file, make the durations a second output of its graph: protobuf merges
 * repeated messages, so a ModelProto {graph: {output: [...]}} at the end adds to the one before (onnx.proto).
 */
export function durationOutput(): Uint8Array {
  const type = field(1, [1 << 3, FLOAT]);
  const output = field(12, [...field(1, [...Buffer.from(DURATIONS)]), ...field(2, type)]);
  return Uint8Array.from(field(7, output));
}
