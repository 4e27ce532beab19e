CREATE TABLE `api_key` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`last4` text NOT NULL,
	`scopes` text NOT NULL,
	`cap` integer,
	`per_minute` integer NOT NULL,
	`expires_at` integer,
	`revoked_at` integer,
	`exposed_at` integer,
	`last_used_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `api_key_owner` ON `api_key` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `api_key_hash` ON `api_key` (`hash`);--> statement-breakpoint
CREATE TABLE `api_request` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`fingerprint` text NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `api_request_owner` ON `api_request` (`owner_id`);--> statement-breakpoint
CREATE INDEX `api_request_created` ON `api_request` (`created_at`);--> statement-breakpoint
CREATE TABLE `api_spend` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`key_id` text NOT NULL,
	`task_id` text,
	`cost` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `api_spend_key` ON `api_spend` (`key_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `api_spend_owner` ON `api_spend` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `api_spend_task` ON `api_spend` (`task_id`);--> statement-breakpoint
CREATE TABLE `api_usage` (
	`owner_id` text NOT NULL,
	`day` text NOT NULL,
	`key_id` text NOT NULL,
	`operation` text NOT NULL,
	`status` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `day`, `key_id`, `operation`, `status`)
);
--> statement-breakpoint
CREATE INDEX `api_usage_day` ON `api_usage` (`day`);--> statement-breakpoint
CREATE TABLE `webhook_delivery` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`endpoint_id` text NOT NULL,
	`message_id` text NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`tries` integer NOT NULL,
	`attempts` text NOT NULL,
	`next_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_delivery_owner` ON `webhook_delivery` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_delivery_endpoint` ON `webhook_delivery` (`endpoint_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_delivery_next` ON `webhook_delivery` (`next_at`);--> statement-breakpoint
CREATE TABLE `webhook_endpoint` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret_version` integer NOT NULL,
	`ended_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoint_owner` ON `webhook_endpoint` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payment_order_created` ON `payment_order` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `task_created` ON `task` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `user_created` ON `user` (`created_at`,`id`);