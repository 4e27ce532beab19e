CREATE TABLE `report` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`title` text NOT NULL,
	`reason` integer NOT NULL,
	`comment` text NOT NULL,
	`reporter` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`answered_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_once` ON `report` (`kind`,`subject`,`reporter`);--> statement-breakpoint
CREATE INDEX `report_state` ON `report` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `report_owner` ON `report` (`owner_id`,`state`);