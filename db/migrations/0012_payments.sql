CREATE TABLE `credit_lot` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`priority` integer NOT NULL,
	`expires_at` integer,
	`granted` integer NOT NULL,
	`remaining` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "lot_within" CHECK("credit_lot"."remaining" >= 0 AND "credit_lot"."remaining" <= "credit_lot"."granted")
);
--> statement-breakpoint
CREATE INDEX `credit_lot_live` ON `credit_lot` (`owner_id`,`priority`,`expires_at`) WHERE "credit_lot"."remaining" > 0;--> statement-breakpoint
CREATE INDEX `credit_lot_expires` ON `credit_lot` (`expires_at`) WHERE "credit_lot"."remaining" > 0 AND "credit_lot"."expires_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `lot_draw` (
	`task_id` text NOT NULL,
	`lot_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`task_id`, `lot_id`)
);
--> statement-breakpoint
CREATE INDEX `lot_draw_lot` ON `lot_draw` (`lot_id`);--> statement-breakpoint
CREATE INDEX `lot_draw_owner` ON `lot_draw` (`owner_id`);--> statement-breakpoint
CREATE TABLE `cancel_survey` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`reason` text NOT NULL,
	`comment` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `cancel_survey_owner` ON `cancel_survey` (`owner_id`);--> statement-breakpoint
CREATE TABLE `local_payment` (
	`id` text PRIMARY KEY NOT NULL,
	`object` text NOT NULL,
	`value` text NOT NULL,
	`revision` integer NOT NULL,
	`due_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `local_payment_object` ON `local_payment` (`object`,`created_at`);--> statement-breakpoint
CREATE INDEX `local_payment_due` ON `local_payment` (`due_at`) WHERE "local_payment"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `payment_customer` (
	`owner_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_customer_id` ON `payment_customer` (`customer_id`);--> statement-breakpoint
CREATE TABLE `payment_event` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_event_created` ON `payment_event` (`created_at`);--> statement-breakpoint
CREATE TABLE `payment_order` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`item` text NOT NULL,
	`lines` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`credits` integer NOT NULL,
	`state` text NOT NULL,
	`session_id` text,
	`pay_url` text,
	`invoice_id` text,
	`subscription_id` text,
	`payment_intent` text,
	`promotion_code` text,
	`test` integer NOT NULL,
	`paid_at` integer,
	`refund_state` text DEFAULT 'none' NOT NULL,
	`refund_amount` integer DEFAULT 0 NOT NULL,
	`disputed` integer DEFAULT false NOT NULL,
	`invoice_state` text DEFAULT 'none' NOT NULL,
	`invoice_key` text,
	`company` text DEFAULT '' NOT NULL,
	`invoice_date` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_order_owner` ON `payment_order` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_order_session` ON `payment_order` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_order_invoice` ON `payment_order` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `payment_order_intent` ON `payment_order` (`payment_intent`);--> statement-breakpoint
CREATE INDEX `payment_order_refunding` ON `payment_order` (`refund_state`) WHERE "payment_order"."refund_state" = 'asked';--> statement-breakpoint
CREATE INDEX `payment_order_open` ON `payment_order` (`created_at`) WHERE "payment_order"."state" IN ('toBePaid', 'paymentInProgress');--> statement-breakpoint
CREATE TABLE `promotion_code` (
	`id` text PRIMARY KEY NOT NULL,
	`credits` integer NOT NULL,
	`percent` integer NOT NULL,
	`uses_left` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `promotion_use` (
	`code` text NOT NULL,
	`owner_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `code`)
);
--> statement-breakpoint
CREATE TABLE `subscription` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`plan` text NOT NULL,
	`period` text NOT NULL,
	`seats` integer NOT NULL,
	`status` text NOT NULL,
	`live` integer NOT NULL,
	`ends_with_period` integer NOT NULL,
	`period_end` integer NOT NULL,
	`credits_at` integer,
	`synced_at` integer NOT NULL,
	`test` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_one` ON `subscription` (`owner_id`) WHERE "subscription"."live" = 1;--> statement-breakpoint
CREATE INDEX `subscription_owner` ON `subscription` (`owner_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `subscription_credits` ON `subscription` (`credits_at`) WHERE "subscription"."credits_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger` ADD `expires_at` integer;--> statement-breakpoint
ALTER TABLE `ledger` ADD `priority` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `ledger` ADD `lot_id` text;--> statement-breakpoint
CREATE INDEX `ledger_lot` ON `ledger` (`lot_id`) WHERE "ledger"."lot_id" IS NOT NULL;