export * from "./admin.ts";
export * from "./draft.ts";
export * from "./event.ts";
export * from "./file.ts";
export * from "./ledger.ts";
export * from "./release-notice.ts";
export * from "./task.ts";
export * from "./user.ts";
