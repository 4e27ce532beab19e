const HEADER = 44;

/** Channels of −1…1 as a 16-bit PCM WAV file. Louder samples are clipped. */
export function wav(channels: readonly Float32Array[], sampleRate: number): Uint8Array {
  const count = channels.length;
  const length = channels[0]?.length ?? 0;
  const bytes = Buffer.alloc(HEADER + length * count * 2);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8, "latin1");
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(count, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * count * 2, 28);
  bytes.writeUInt16LE(count * 2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36, "latin1");
  bytes.writeUInt32LE(length * count * 2, 40);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset + HEADER, length * count);
  for (const [channel, source] of channels.entries()) {
    for (let index = 0; index < length; index += 1) {
      samples[index * count + channel] = Math.round(Math.max(-1, Math.min(1, source[index] ?? 0)) * 32_767);
    }
  }
  return bytes;
}
