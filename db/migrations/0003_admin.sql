CREATE TABLE `document` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`revision` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `release_notice` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`withdrawn` integer NOT NULL,
	`revision` integer NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `release_notice_newest` ON `release_notice` (`withdrawn`,`published_at`);
--> statement-breakpoint
CREATE TABLE `release_notice_read` (
	`owner_id` text NOT NULL,
	`notice_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `notice_id`)
);
--> statement-breakpoint
CREATE TABLE `admin_audit` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`admin` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`revision` integer NOT NULL,
	`before` text,
	`after` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admin_audit_once` ON `admin_audit` (`subject`,`revision`);
--> statement-breakpoint
CREATE TRIGGER `admin_audit_keeps_rows` BEFORE UPDATE ON `admin_audit` BEGIN
  SELECT RAISE(ABORT, 'admin_audit: append only');
END;
--> statement-breakpoint
CREATE TRIGGER `admin_audit_loses_nothing` BEFORE DELETE ON `admin_audit` BEGIN
  SELECT RAISE(ABORT, 'admin_audit: append only');
END;
