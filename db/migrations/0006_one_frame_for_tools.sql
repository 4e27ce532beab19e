DROP INDEX `task_draft`;--> statement-breakpoint
DROP INDEX `task_open`;--> statement-breakpoint
ALTER TABLE `task` RENAME COLUMN `draft_id` TO `subject_id`;--> statement-breakpoint
ALTER TABLE `task` RENAME COLUMN `step` TO `phase`;--> statement-breakpoint
ALTER TABLE `task` ADD `parent_id` text;--> statement-breakpoint
ALTER TABLE `task` ADD `input` text DEFAULT '{"version":0,"value":null}' NOT NULL;--> statement-breakpoint
ALTER TABLE `task` ADD `review` text;--> statement-breakpoint
ALTER TABLE `task` ADD `lane` text;--> statement-breakpoint
ALTER TABLE `task` ADD `interactive` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `task` ADD `attempt` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `task` ADD `restarts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `task` ADD `lease_until` integer;--> statement-breakpoint
ALTER TABLE `task` ADD `started_at` integer;--> statement-breakpoint
ALTER TABLE `task` ADD `expires_at` integer;--> statement-breakpoint
CREATE INDEX `task_subject` ON `task` (`subject_id`,`stage`,`created_at`);--> statement-breakpoint
CREATE INDEX `task_parent` ON `task` (`parent_id`);--> statement-breakpoint
CREATE INDEX `task_open` ON `task` (`state`,`lane`,`created_at`);--> statement-breakpoint
CREATE INDEX `task_recent` ON `task` (`app_id`,`stage`,`finished_at`);--> statement-breakpoint
UPDATE `task` SET `output` = json_object(
  'artifacts', json_array(
    json_object('kind', 'video', 'name', 'ad', 'content_type', 'video/mp4', 'key', json_extract(`output`, '$.video_key'), 'poster_key', json_extract(`output`, '$.poster_key'), 'bytes', json_extract(`output`, '$.bytes'), 'width', json_extract(`output`, '$.width'), 'height', json_extract(`output`, '$.height'), 'duration', json_extract(`output`, '$.duration')),
    json_object('kind', 'document', 'name', 'timeline', 'content_type', 'application/json', 'key', json_extract(`output`, '$.document_key'), 'bytes', 0)
  ),
  'facts', json_object('whole', coalesce(json_extract(`output`, '$.whole'), json_extract(`output`, '$.duration'))),
  'engines', json(coalesce(json_extract(`output`, '$.engines'), '{}')),
  'timings', json(coalesce(json_extract(`output`, '$.timings'), '{}'))
) WHERE `output` IS NOT NULL;--> statement-breakpoint
UPDATE `task` SET `started_at` = `created_at` WHERE `finished_at` IS NOT NULL;--> statement-breakpoint
UPDATE `task` SET `lane` = 'media', `lease_until` = 0 WHERE `state` = 'generating';--> statement-breakpoint
UPDATE `task` SET `lane` = 'media' WHERE `state` = 'queued';--> statement-breakpoint
CREATE TABLE `provider_job` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`task_id` text NOT NULL,
	`provider` text NOT NULL,
	`external_id` text,
	`state` text NOT NULL,
	`result` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `provider_job_task` ON `provider_job` (`task_id`);
