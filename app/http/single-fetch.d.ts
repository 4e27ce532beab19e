import "@remix-run/server-runtime";

declare module "@remix-run/server-runtime" {
  /** Loader data keeps its types, promises among them. */
  interface Future {
    v3_singleFetch: true;
  }
}
