import { z } from "zod";

/** Where a page of a list by time goes on: time (Unix ms) and id of the last row of the page before. Rows of one millisecond are told apart by their ids. */
export const cursor = z.string().regex(/^\d{1,15}-[0-9a-z]{1,40}$/);
