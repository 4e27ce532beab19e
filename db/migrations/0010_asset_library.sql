CREATE TABLE `asset_analysis` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`state` text NOT NULL,
	`error` text,
	`result` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `asset_analysis_owner` ON `asset_analysis` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `asset_analysis_open` ON `asset_analysis` (`state`,`created_at`) WHERE "asset_analysis"."state" IN ('waiting', 'analysing');--> statement-breakpoint
CREATE TABLE `asset_folder` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`parent_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer
);
--> statement-breakpoint
CREATE INDEX `asset_folder_parent` ON `asset_folder` (`owner_id`,`parent_id`,`name_key`);--> statement-breakpoint
CREATE INDEX `asset_folder_removed` ON `asset_folder` (`removed_at`) WHERE "asset_folder"."removed_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `asset_tag` (
	`asset_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`tag_key` text NOT NULL,
	`tag` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`asset_id`, `tag_key`)
);
--> statement-breakpoint
CREATE INDEX `asset_tag_newest` ON `asset_tag` (`owner_id`,`tag_key`,`created_at`,`asset_id`);--> statement-breakpoint
ALTER TABLE `asset` ADD `shelf` text DEFAULT 'flow' NOT NULL;--> statement-breakpoint
ALTER TABLE `asset` ADD `folder_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `asset` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `asset` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `asset` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `asset` ADD `favorite` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `asset` ADD `removed_at` integer;--> statement-breakpoint
CREATE INDEX `asset_folder_newest` ON `asset` (`owner_id`,`shelf`,`folder_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `asset_folder_name` ON `asset` (`owner_id`,`shelf`,`folder_id`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `asset_folder_size` ON `asset` (`owner_id`,`shelf`,`folder_id`,`size`,`id`);--> statement-breakpoint
CREATE INDEX `asset_type_newest` ON `asset` (`owner_id`,`shelf`,`asset_type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `asset_type_name` ON `asset` (`owner_id`,`shelf`,`asset_type`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `asset_type_size` ON `asset` (`owner_id`,`shelf`,`asset_type`,`size`,`id`);--> statement-breakpoint
CREATE INDEX `asset_favorite` ON `asset` (`owner_id`,`created_at`,`id`) WHERE "asset"."favorite" = 1;--> statement-breakpoint
CREATE INDEX `asset_removed_owner` ON `asset` (`owner_id`,`removed_at`,`id`) WHERE "asset"."removed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `asset_removed` ON `asset` (`removed_at`) WHERE "asset"."removed_at" IS NOT NULL;--> statement-breakpoint
UPDATE `asset` SET `name_key` = lower(trim(`file_name`)), `search_text` = lower(trim(`file_name`)),
  `shelf` = CASE WHEN EXISTS (SELECT 1 FROM `file_reference` AS r WHERE r.holder_kind = 'library' AND r.holder_id = asset.id) THEN 'library' ELSE 'flow' END;
