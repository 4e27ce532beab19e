ALTER TABLE `asset` ADD `copy` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `asset` ADD `found_text` text DEFAULT '' NOT NULL;