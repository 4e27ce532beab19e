ALTER TABLE `avatar` ADD `motion` text;--> statement-breakpoint
ALTER TABLE `avatar` ADD `motion_due` integer;--> statement-breakpoint
CREATE INDEX `avatar_motion` ON `avatar` (`motion_due`) WHERE "avatar"."motion_due" IS NOT NULL;