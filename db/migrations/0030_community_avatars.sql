ALTER TABLE `avatar` ADD `offered` integer;--> statement-breakpoint
ALTER TABLE `avatar` ADD `offer` text;--> statement-breakpoint
CREATE INDEX `avatar_offered` ON `avatar` (`offered`,`created_at`);