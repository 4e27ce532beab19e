CREATE TABLE `share` (
	`token` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`draft_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `share_draft_id_unique` ON `share` (`draft_id`);--> statement-breakpoint
CREATE INDEX `share_owner` ON `share` (`owner_id`);--> statement-breakpoint
ALTER TABLE `draft` ADD `title` text DEFAULT '' NOT NULL;