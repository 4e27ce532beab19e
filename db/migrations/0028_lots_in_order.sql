DROP INDEX `credit_lot_live`;--> statement-breakpoint
CREATE INDEX `credit_lot_spent` ON `credit_lot` (`owner_id`,`priority`,"expires_at" IS NULL,`expires_at`,`created_at`,`id`) WHERE "credit_lot"."remaining" > 0;--> statement-breakpoint
CREATE INDEX `credit_lot_allocated` ON `credit_lot` (`owner_id`) WHERE "credit_lot"."remaining" > 0 AND "credit_lot"."id" GLOB 'allocated:*';
--> statement-breakpoint
DROP TRIGGER `ledger_draws_lots`;
--> statement-breakpoint
CREATE TRIGGER `ledger_draws_lots` AFTER INSERT ON `ledger` WHEN NEW.`available` < 0 AND NEW.`lot_id` IS NULL BEGIN
  INSERT INTO `lot_draw` (`task_id`, `lot_id`, `owner_id`, `amount`)
    SELECT NEW.`task_id`, `id`, NEW.`owner_id`, min(`remaining`, -NEW.`available` - `before`) FROM (
      SELECT `id`, `remaining`,
        sum(`remaining`) OVER (ORDER BY `priority`, `expires_at` IS NULL, `expires_at`, `created_at`, `id`) - `remaining` AS `before`
      FROM (
        SELECT * FROM `credit_lot`
        WHERE `owner_id` = NEW.`owner_id` AND `remaining` > 0 AND (`expires_at` IS NULL OR `expires_at` > NEW.`created_at`)
        ORDER BY `priority`, `expires_at` IS NULL, `expires_at`, `created_at`, `id` LIMIT -NEW.`available`
      )
    ) WHERE `before` < -NEW.`available`;
  SELECT RAISE(ABORT, 'balance_not_negative: what is left has expired')
    WHERE (SELECT coalesce(sum(`amount`), 0) FROM `lot_draw` WHERE `task_id` = NEW.`task_id`) <> -NEW.`available`;
  UPDATE `credit_lot` SET `remaining` = `remaining`
      - (SELECT `amount` FROM `lot_draw` AS d WHERE d.`task_id` = NEW.`task_id` AND d.`lot_id` = `credit_lot`.`id`)
    WHERE `id` IN (SELECT `lot_id` FROM `lot_draw` WHERE `task_id` = NEW.`task_id`);
  DELETE FROM `lot_draw` WHERE `task_id` = NEW.`task_id` AND NEW.`reserved` = 0;
END;
--> statement-breakpoint
DROP TRIGGER `team_allocates`;
--> statement-breakpoint
CREATE TRIGGER `team_allocates` AFTER INSERT ON `team_allocation` WHEN NEW.`amount` > 0 BEGIN
  SELECT RAISE(ABORT, 'team_allocation: no seat')
    WHERE NOT EXISTS (SELECT 1 FROM `seat` WHERE `id` = NEW.`owner_id` AND `team_id` = NEW.`team_id`);
  INSERT INTO `ledger` (`id`, `owner_id`, `task_id`, `kind`, `available`, `reserved`, `created_at`, `expires_at`, `priority`, `lot_id`)
    SELECT lower(hex(randomblob(8))), NEW.`team_id`, 'allocation:' || NEW.`id` || ':' || `id`, 'allocate',
      -min(`remaining`, NEW.`amount` - `before`), 0, NEW.`created_at`, NULL, 1, `id`
    FROM (
      SELECT `id`, `remaining`,
        sum(`remaining`) OVER (ORDER BY `priority`, `expires_at` IS NULL, `expires_at`, `created_at`, `id`) - `remaining` AS `before`
      FROM (
        SELECT * FROM `credit_lot`
        WHERE `owner_id` = NEW.`team_id` AND `remaining` > 0 AND (`expires_at` IS NULL OR `expires_at` > NEW.`created_at`)
        ORDER BY `priority`, `expires_at` IS NULL, `expires_at`, `created_at`, `id` LIMIT NEW.`amount`
      )
    ) WHERE `before` < NEW.`amount`;
  SELECT RAISE(ABORT, 'balance_not_negative: the pool has less') WHERE NEW.`amount` <> -(
    SELECT coalesce(sum(`available`), 0) FROM `ledger`
    WHERE `task_id` >= 'allocation:' || NEW.`id` || ':' AND `task_id` < 'allocation:' || NEW.`id` || ';');
  INSERT INTO `allocated_lot` (`lot_id`, `owner_id`, `team_id`, `pool_lot_id`)
    SELECT 'allocated:' || NEW.`id` || ':' || `lot_id`, NEW.`owner_id`, NEW.`team_id`, `lot_id` FROM `ledger`
    WHERE `task_id` >= 'allocation:' || NEW.`id` || ':' AND `task_id` < 'allocation:' || NEW.`id` || ';';
  INSERT INTO `ledger` (`id`, `owner_id`, `task_id`, `kind`, `available`, `reserved`, `created_at`, `expires_at`, `priority`, `lot_id`)
    SELECT lower(hex(randomblob(8))), NEW.`owner_id`, 'allocated:' || NEW.`id` || ':' || gone.`lot_id`, 'allocate',
      -gone.`available`, 0, NEW.`created_at`, lot.`expires_at`, lot.`priority`, NULL
    FROM `ledger` AS gone JOIN `credit_lot` AS lot ON lot.`id` = gone.`lot_id`
    WHERE gone.`task_id` >= 'allocation:' || NEW.`id` || ':' AND gone.`task_id` < 'allocation:' || NEW.`id` || ';';
END;
--> statement-breakpoint
DROP TRIGGER `team_recalls`;
--> statement-breakpoint
CREATE TRIGGER `team_recalls` AFTER INSERT ON `team_allocation` WHEN NEW.`amount` < 0 BEGIN
  INSERT INTO `ledger` (`id`, `owner_id`, `task_id`, `kind`, `available`, `reserved`, `created_at`, `expires_at`, `priority`, `lot_id`)
    SELECT lower(hex(randomblob(8))), NEW.`owner_id`, 'recall:' || NEW.`id` || ':' || `id`, 'allocate',
      -min(`remaining`, -NEW.`amount` - `before`), 0, NEW.`created_at`, NULL, 1, `id`
    FROM (
      SELECT lot.`id`, lot.`remaining`,
        sum(lot.`remaining`) OVER (ORDER BY coalesce(lot.`expires_at`, 9223372036854775807) DESC, lot.`created_at` DESC, lot.`id`)
          - lot.`remaining` AS `before`
      FROM `credit_lot` AS lot INDEXED BY `credit_lot_allocated` JOIN `allocated_lot` AS given ON given.`lot_id` = lot.`id`
      WHERE lot.`owner_id` = NEW.`owner_id` AND given.`team_id` = NEW.`team_id`
        AND lot.`remaining` > 0 AND lot.`id` GLOB 'allocated:*'
        AND (NEW.`pool_lot_id` IS NULL OR given.`pool_lot_id` = NEW.`pool_lot_id`)
    ) WHERE `before` < -NEW.`amount`;
  SELECT RAISE(ABORT, 'balance_not_negative: less is left of what was allocated') WHERE NEW.`amount` <> (
    SELECT coalesce(sum(`available`), 0) FROM `ledger`
    WHERE `task_id` >= 'recall:' || NEW.`id` || ':' AND `task_id` < 'recall:' || NEW.`id` || ';');
  INSERT INTO `ledger` (`id`, `owner_id`, `task_id`, `kind`, `available`, `reserved`, `created_at`, `expires_at`, `priority`, `lot_id`)
    SELECT lower(hex(randomblob(8))), NEW.`team_id`, 'recalled:' || NEW.`id` || ':' || gone.`lot_id`, 'allocate',
      -gone.`available`, 0, NEW.`created_at`, NULL, 1, given.`pool_lot_id`
    FROM `ledger` AS gone JOIN `allocated_lot` AS given ON given.`lot_id` = gone.`lot_id`
    WHERE gone.`task_id` >= 'recall:' || NEW.`id` || ':' AND gone.`task_id` < 'recall:' || NEW.`id` || ';';
END;
