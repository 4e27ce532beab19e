CREATE TABLE `timeline_comment` (
	`id` text PRIMARY KEY NOT NULL,
	`timeline_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`at` integer NOT NULL,
	`element_id` text NOT NULL,
	`text` text NOT NULL,
	`resolved_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `timeline_comment_timeline` ON `timeline_comment` (`timeline_id`,`at`);--> statement-breakpoint
CREATE INDEX `timeline_comment_owner` ON `timeline_comment` (`owner_id`);--> statement-breakpoint
ALTER TABLE `timeline` ADD `family_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `timeline` ADD `variant` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `timeline_family` ON `timeline` (`family_id`);