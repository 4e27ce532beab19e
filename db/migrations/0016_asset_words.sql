CREATE TABLE `asset_word` (
	`owner_id` text NOT NULL,
	`word` text NOT NULL,
	`vector` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `word`)
);
