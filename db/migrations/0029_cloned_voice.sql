CREATE TABLE `cloned_voice` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`voice` text NOT NULL,
	`name` text NOT NULL,
	`language` text,
	`gender` text NOT NULL,
	`waits` integer NOT NULL,
	`consent` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cloned_voice_owner` ON `cloned_voice` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `cloned_voice_voice` ON `cloned_voice` (`voice`);