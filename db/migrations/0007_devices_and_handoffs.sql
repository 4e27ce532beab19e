CREATE TABLE `known_device` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `known_device_owner` ON `known_device` (`owner_id`);--> statement-breakpoint
CREATE INDEX `known_device_created` ON `known_device` (`created_at`);--> statement-breakpoint
CREATE TABLE `handoff` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `handoff_owner` ON `handoff` (`owner_id`);--> statement-breakpoint
CREATE INDEX `handoff_expires` ON `handoff` (`expires_at`);
