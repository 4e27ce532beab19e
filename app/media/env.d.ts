interface ImportMetaEnv {
  /** Sample files of this build (vite.config.ts). */
  readonly SAMPLES: readonly string[];
}
