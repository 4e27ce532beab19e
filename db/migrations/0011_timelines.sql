CREATE TABLE `timeline` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`app_id` integer NOT NULL,
	`draft_id` text NOT NULL,
	`task_id` text NOT NULL,
	`title` text NOT NULL,
	`revision` integer NOT NULL,
	`position` integer NOT NULL,
	`document` text NOT NULL,
	`losses` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `timeline_owner` ON `timeline` (`owner_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `timeline_draft` ON `timeline` (`draft_id`);--> statement-breakpoint
CREATE TABLE `timeline_step` (
	`timeline_id` text NOT NULL,
	`position` integer NOT NULL,
	`owner_id` text NOT NULL,
	`types` text NOT NULL,
	`changes` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`timeline_id`, `position`)
);
--> statement-breakpoint
CREATE INDEX `timeline_step_owner` ON `timeline_step` (`owner_id`);