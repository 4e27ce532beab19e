/** What is used of the module that Emscripten made of RNNoise. */
declare module "@echogarden/rnnoise-wasm" {
  interface RNNoise {
    HEAPF32: Float32Array;
    _malloc(bytes: number): number;
    _free(address: number): void;
    _rnnoise_create(model: number): number;
    _rnnoise_destroy(state: number): void;
    /** Cleans a frame, and answers how likely a voice is in it, 0…1. */
    _rnnoise_process_frame(state: number, out: number, input: number): number;
  }
  export default function rnnoise(): Promise<RNNoise>;
}
