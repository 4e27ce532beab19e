CREATE TABLE `draft` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`app_id` integer NOT NULL,
	`revision` integer NOT NULL,
	`analysis` text NOT NULL,
	`error_code` integer,
	`source_url` text NOT NULL,
	`product` text NOT NULL,
	`settings` text NOT NULL,
	`scripts` text NOT NULL,
	`script_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `draft_owner` ON `draft` (`owner_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `artifact` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`result` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `asset` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`key` text NOT NULL,
	`file_name` text NOT NULL,
	`asset_type` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `asset_key_unique` ON `asset` (`key`);--> statement-breakpoint
CREATE INDEX `asset_owner` ON `asset` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `balance` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`available` integer DEFAULT 0 NOT NULL,
	`reserved` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "balance_not_negative" CHECK("balance"."available" >= 0 AND "balance"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE `ledger` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`task_id` text NOT NULL,
	`kind` text NOT NULL,
	`available` integer NOT NULL,
	`reserved` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_task_kind` ON `ledger` (`task_id`,`kind`);--> statement-breakpoint
CREATE INDEX `ledger_owner` ON `ledger` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `task` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`app_id` integer NOT NULL,
	`draft_id` text,
	`title` text NOT NULL,
	`stage` text NOT NULL,
	`state` text NOT NULL,
	`progress` integer NOT NULL,
	`step` text NOT NULL,
	`error_code` integer,
	`cost` integer NOT NULL,
	`request_key` text NOT NULL,
	`output` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `task_request` ON `task` (`request_key`);--> statement-breakpoint
CREATE INDEX `task_owner` ON `task` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `task_draft` ON `task` (`draft_id`,`stage`,`created_at`);--> statement-breakpoint
CREATE INDEX `task_open` ON `task` (`state`,`updated_at`);--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `session_owner` ON `session` (`owner_id`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`user_type` integer NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`lang_code` text DEFAULT 'en' NOT NULL,
	`attribution` text NOT NULL,
	`created_at` integer NOT NULL
);
