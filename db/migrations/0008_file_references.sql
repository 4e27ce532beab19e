CREATE TABLE `file_reference` (
	`key` text NOT NULL,
	`holder_kind` text NOT NULL,
	`holder_id` text NOT NULL,
	`owner_id` text NOT NULL,
	PRIMARY KEY(`key`, `holder_kind`, `holder_id`)
);
--> statement-breakpoint
CREATE INDEX `file_reference_holder` ON `file_reference` (`holder_id`,`holder_kind`);--> statement-breakpoint
CREATE INDEX `file_reference_owner` ON `file_reference` (`owner_id`);--> statement-breakpoint
CREATE INDEX `task_expires` ON `task` (`expires_at`) WHERE `expires_at` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `artifact_owner` ON `artifact` (`owner_id`);--> statement-breakpoint
CREATE INDEX `event_owner` ON `event` (`owner_id`) WHERE `owner_id` <> '';--> statement-breakpoint
CREATE INDEX `provider_job_owner` ON `provider_job` (`owner_id`);--> statement-breakpoint
CREATE INDEX `seat_owner` ON `seat` (`owner_id`);--> statement-breakpoint
INSERT OR IGNORE INTO `file_reference` SELECT json_extract(m.value, '$.key'), 'draft', d.id, d.owner_id
  FROM `draft` AS d, json_each(d.product, '$.media') AS m WHERE json_extract(m.value, '$.key') IS NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO `file_reference` SELECT replace(json_extract(m.value, '$.key'), '/m/', '/poster/') || '.jpg', 'draft', d.id, d.owner_id
  FROM `draft` AS d, json_each(d.product, '$.media') AS m WHERE json_extract(m.value, '$.key') IS NOT NULL AND json_extract(m.value, '$.type') = 'video';--> statement-breakpoint
INSERT OR IGNORE INTO `file_reference` SELECT a.key, 'draft', d.id, d.owner_id
  FROM `draft` AS d JOIN `asset` AS a ON a.owner_id = d.owner_id AND json_extract(d.settings, '$.avatar') = 'photo:' || a.id;--> statement-breakpoint
INSERT OR IGNORE INTO `file_reference` SELECT a.key, 'library', a.id, a.owner_id
  FROM `asset` AS a WHERE NOT EXISTS (SELECT 1 FROM `file_reference` AS r WHERE r.key = a.key);--> statement-breakpoint
INSERT OR IGNORE INTO `file_reference` SELECT replace(a.key, '/m/', '/poster/') || '.jpg', 'library', a.id, a.owner_id
  FROM `asset` AS a JOIN `file_reference` AS r ON r.key = a.key AND r.holder_kind = 'library' WHERE a.asset_type = 2;--> statement-breakpoint
UPDATE `task` SET `input` = json_set(`input`, '$.value.photo', (
    SELECT a.key FROM `asset` AS a WHERE a.owner_id = task.owner_id AND 'photo:' || a.id = json_extract(task.input, '$.value.settings.avatar')
  )) WHERE EXISTS (
    SELECT 1 FROM `asset` AS a WHERE a.owner_id = task.owner_id AND 'photo:' || a.id = json_extract(task.input, '$.value.settings.avatar')
  );--> statement-breakpoint
INSERT OR IGNORE INTO `file_reference` SELECT json_extract(m.value, '$.key'), 'task', t.id, t.owner_id
  FROM `task` AS t, json_each(t.input, '$.value.product.media') AS m
  WHERE t.state IN ('queued', 'generating', 'review') AND json_extract(m.value, '$.key') IS NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO `file_reference` SELECT json_extract(t.input, '$.value.photo'), 'task', t.id, t.owner_id
  FROM `task` AS t WHERE t.state IN ('queued', 'generating', 'review') AND json_extract(t.input, '$.value.photo') IS NOT NULL;--> statement-breakpoint
UPDATE `task` SET `output` = NULL
  WHERE `output` IS NOT NULL AND (`state` = 'failed' OR `subject_id` IS NOT NULL AND `subject_id` NOT IN (SELECT d.id FROM `draft` AS d));--> statement-breakpoint
INSERT OR IGNORE INTO `file_reference` SELECT json_extract(a.value, '$.key'), 'task', t.id, t.owner_id
  FROM `task` AS t, json_each(t.output, '$.artifacts') AS a;--> statement-breakpoint
INSERT OR IGNORE INTO `file_reference` SELECT json_extract(a.value, '$.poster_key'), 'task', t.id, t.owner_id
  FROM `task` AS t, json_each(t.output, '$.artifacts') AS a WHERE json_extract(a.value, '$.poster_key') IS NOT NULL;--> statement-breakpoint
UPDATE `task` SET `expires_at` = (
    SELECT min(n.finished_at) + 604800000 FROM `task` AS n WHERE n.subject_id = task.subject_id AND n.stage = task.stage AND n.state = 'success'
    AND (n.created_at, n.id) > (task.created_at, task.id)
  ) WHERE `output` IS NOT NULL AND `state` = 'success' AND `subject_id` IS NOT NULL;--> statement-breakpoint
UPDATE `draft` SET
  `product` = json_object('v', 0, 'value', json(`product`)),
  `settings` = json_object('v', 0, 'value', json(`settings`)),
  `scripts` = json_object('v', 0, 'value', json(`scripts`));
