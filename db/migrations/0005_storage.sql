CREATE TABLE `stored_file` (
	`key` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`bytes` integer NOT NULL,
	`expires_at` integer,
	`removing_at` integer,
	`artifact_id` text
);
--> statement-breakpoint
CREATE INDEX `stored_file_owner` ON `stored_file` (`owner_id`,`bytes`);--> statement-breakpoint
CREATE INDEX `stored_file_expires` ON `stored_file` (`expires_at`) WHERE `expires_at` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stored_file_removing` ON `stored_file` (`removing_at`) WHERE `removing_at` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stored_file_artifact` ON `stored_file` (`artifact_id`) WHERE `artifact_id` IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sweep_place` (
	`name` text PRIMARY KEY NOT NULL,
	`after` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `session_expires` ON `session` (`expires_at`);--> statement-breakpoint
INSERT INTO `stored_file` (`key`, `owner_id`, `bytes`) SELECT `key`, `owner_id`, `size` FROM `asset`;--> statement-breakpoint
INSERT OR IGNORE INTO `stored_file` (`key`, `owner_id`, `bytes`) SELECT json_extract(`output`, '$.video_key'), `owner_id`, json_extract(`output`, '$.bytes') FROM `task` WHERE `output` IS NOT NULL;--> statement-breakpoint
DELETE FROM `artifact`;--> statement-breakpoint
ALTER TABLE `task` ADD `error_values` text;--> statement-breakpoint
ALTER TABLE `draft` ADD `error_values` text;
