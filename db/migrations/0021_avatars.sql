CREATE TABLE `avatar` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`type` integer NOT NULL,
	`gender` text NOT NULL,
	`voice` text NOT NULL,
	`review_status` integer NOT NULL,
	`review_note` text DEFAULT '' NOT NULL,
	`key` text NOT NULL,
	`consent` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `avatar_owner` ON `avatar` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `avatar_review` ON `avatar` (`review_status`,`created_at`);