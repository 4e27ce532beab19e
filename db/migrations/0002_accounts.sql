ALTER TABLE `user` ADD `nickname` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `password` text;--> statement-breakpoint
ALTER TABLE `user` ADD `email_verified` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user` ADD `invite_code` text;--> statement-breakpoint
ALTER TABLE `user` ADD `registered_at` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `merged_into` text;--> statement-breakpoint
ALTER TABLE `user` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `purged_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `user_email` ON `user` (`email`) WHERE `email` <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `user_invite_code` ON `user` (`invite_code`);--> statement-breakpoint
CREATE INDEX `user_merged_into` ON `user` (`merged_into`) WHERE `merged_into` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `user_to_purge` ON `user` (`deleted_at`) WHERE `deleted_at` IS NOT NULL AND `purged_at` IS NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `rotated_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `replaces` text;--> statement-breakpoint
CREATE TABLE `identity` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `identity_owner` ON `identity` (`owner_id`);--> statement-breakpoint
CREATE TABLE `verification_code` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`tries` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verification_code_expires` ON `verification_code` (`expires_at`);--> statement-breakpoint
CREATE TABLE `invite_log` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`credits` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `invite_log_owner` ON `invite_log` (`owner_id`);--> statement-breakpoint
CREATE TABLE `rate` (
	`id` text PRIMARY KEY NOT NULL,
	`hits` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_ends` ON `rate` (`ends_at`);--> statement-breakpoint
CREATE TABLE `team` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`seats` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `seat` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`team_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `seat_team` ON `seat` (`team_id`);--> statement-breakpoint
CREATE TABLE `team_invitation` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`team_id` text NOT NULL,
	`role` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `team_invitation_team` ON `team_invitation` (`team_id`);
