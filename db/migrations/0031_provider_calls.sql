CREATE TABLE `provider_call` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`task_id` text,
	`kind` text NOT NULL,
	`provider` text NOT NULL,
	`model` text NOT NULL,
	`units` real NOT NULL,
	`unit` text NOT NULL,
	`micros` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `provider_call_created` ON `provider_call` (`created_at`);--> statement-breakpoint
INSERT INTO `provider_call` (`id`, `owner_id`, `task_id`, `kind`, `provider`, `model`, `units`, `unit`, `micros`, `created_at`)
SELECT `id`, `owner_id`, `task_id`,
	CASE WHEN `provider` = 'heygen-lips' THEN 'lips' WHEN `provider` = 'fal-face-swap' THEN 'face' WHEN `provider` = 'elevenlabs-dubbing' THEN 'dub' ELSE 'video' END,
	`provider`, `provider`, 1, 'job', NULL, `created_at`
FROM `provider_job` WHERE `external_id` IS NOT NULL AND `external_id` NOT LIKE '{"failed"%' AND `state` IN ('pending', 'done', 'abandoned');