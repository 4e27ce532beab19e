export * from "./account.ts";
export * from "./draft.ts";
export * from "./file.ts";
export * from "./ledger.ts";
export * from "./task.ts";
export * from "./team.ts";
export * from "./user.ts";
