import { z } from "zod";

/** Rows of a page where the caller does not say (spec §9 List page size). */
export const PAGE_SIZE = 20;

/**
 * Where a page of a list by time goes on: time (Unix ms) and id of the last row of the page before. Rows of one
 * millisecond are told apart by their ids.
 */
export const cursor = z.string().regex(/^\d{1,15}-[0-9a-z]{1,40}$/);
