CREATE TABLE `feedback` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`reason` integer NOT NULL,
	`answers` text NOT NULL,
	`comment` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `feedback_owner` ON `feedback` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `login_challenge` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_challenge_owner` ON `login_challenge` (`owner_id`);--> statement-breakpoint
CREATE INDEX `login_challenge_expires` ON `login_challenge` (`expires_at`);--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `recovery_code_owner` ON `recovery_code` (`owner_id`);--> statement-breakpoint
CREATE TABLE `second_factor` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `allocated_lot` (
	`lot_id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`team_id` text NOT NULL,
	`pool_lot_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `allocated_lot_owner` ON `allocated_lot` (`owner_id`,`team_id`);--> statement-breakpoint
CREATE INDEX `allocated_lot_pool` ON `allocated_lot` (`pool_lot_id`);--> statement-breakpoint
CREATE INDEX `allocated_lot_team` ON `allocated_lot` (`team_id`);--> statement-breakpoint
CREATE TABLE `team_allocation` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`team_id` text NOT NULL,
	`amount` integer NOT NULL,
	`actor_id` text NOT NULL,
	`pool_lot_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `team_allocation_team` ON `team_allocation` (`team_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `team_allocation_owner` ON `team_allocation` (`owner_id`);--> statement-breakpoint
CREATE TABLE `team_audit` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`team_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `team_audit_team` ON `team_audit` (`team_id`,`seq`);--> statement-breakpoint
DROP INDEX `team_invitation_team`;--> statement-breakpoint
ALTER TABLE `team_invitation` ADD `code_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `team_invitation` ADD `email` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `team_invitation` ADD `state` text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE `team_invitation` ADD `uses_left` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE `team_invitation` SET `code_hash` = `id`;--> statement-breakpoint
CREATE UNIQUE INDEX `team_invitation_code` ON `team_invitation` (`code_hash`);--> statement-breakpoint
CREATE INDEX `team_invitation_email` ON `team_invitation` (`email`) WHERE "team_invitation"."email" <> '';--> statement-breakpoint
CREATE INDEX `team_invitation_team` ON `team_invitation` (`team_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `subscription` ADD `kept_seats` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `subscription` ADD `kept_until` integer;--> statement-breakpoint
ALTER TABLE `seat` ADD `nickname` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `seat` ADD `invitation_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `seat` ADD `shares` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `team` ADD `payer_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `team_owner` ON `team` (`owner_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `team_payer` ON `team` (`payer_id`) WHERE "team"."payer_id" <> '';--> statement-breakpoint
ALTER TABLE `session` ADD `device` text DEFAULT '' NOT NULL;