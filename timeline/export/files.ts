import type { TimelineDocument } from "../document.ts";

/** Where what a document shows is had from: the same code draws in the browser and in the media service. */
export interface Files {
  /** The address of an asset's file. */
  url(assetId: string): string;
  /** Loads the faces that a document draws. */
  fonts(document: TimelineDocument): Promise<unknown>;
}
