DROP TRIGGER `ledger_opens_lot`;
--> statement-breakpoint
CREATE TRIGGER `ledger_opens_lot` AFTER INSERT ON `ledger`
WHEN NEW.`available` > 0 AND NEW.`kind` IN ('grant', 'allocate', 'adjust') AND NEW.`lot_id` IS NULL BEGIN
  INSERT INTO `credit_lot` (`id`, `owner_id`, `priority`, `expires_at`, `granted`, `remaining`, `created_at`)
    VALUES (NEW.`task_id`, NEW.`owner_id`, NEW.`priority`, NEW.`expires_at`, NEW.`available`, NEW.`available`, NEW.`created_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `team_allocates` AFTER INSERT ON `team_allocation` WHEN NEW.`amount` > 0 BEGIN
  SELECT RAISE(ABORT, 'team_allocation: no seat')
    WHERE NOT EXISTS (SELECT 1 FROM `seat` WHERE `id` = NEW.`owner_id` AND `team_id` = NEW.`team_id`);
  INSERT INTO `ledger` (`id`, `owner_id`, `task_id`, `kind`, `available`, `reserved`, `created_at`, `expires_at`, `priority`, `lot_id`)
    SELECT lower(hex(randomblob(8))), NEW.`team_id`, 'allocation:' || NEW.`id` || ':' || `id`, 'allocate',
      -min(`remaining`, NEW.`amount` - `before`), 0, NEW.`created_at`, NULL, 1, `id`
    FROM (
      SELECT `id`, `remaining`,
        sum(`remaining`) OVER (ORDER BY `priority`, coalesce(`expires_at`, 9223372036854775807), `created_at`, `id`) - `remaining` AS `before`
      FROM `credit_lot`
      WHERE `owner_id` = NEW.`team_id` AND `remaining` > 0 AND (`expires_at` IS NULL OR `expires_at` > NEW.`created_at`)
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
CREATE TRIGGER `team_recalls` AFTER INSERT ON `team_allocation` WHEN NEW.`amount` < 0 BEGIN
  INSERT INTO `ledger` (`id`, `owner_id`, `task_id`, `kind`, `available`, `reserved`, `created_at`, `expires_at`, `priority`, `lot_id`)
    SELECT lower(hex(randomblob(8))), NEW.`owner_id`, 'recall:' || NEW.`id` || ':' || `id`, 'allocate',
      -min(`remaining`, -NEW.`amount` - `before`), 0, NEW.`created_at`, NULL, 1, `id`
    FROM (
      SELECT lot.`id`, lot.`remaining`,
        sum(lot.`remaining`) OVER (ORDER BY coalesce(lot.`expires_at`, 9223372036854775807) DESC, lot.`created_at` DESC, lot.`id`)
          - lot.`remaining` AS `before`
      FROM `allocated_lot` AS given JOIN `credit_lot` AS lot ON lot.`id` = given.`lot_id`
      WHERE given.`owner_id` = NEW.`owner_id` AND given.`team_id` = NEW.`team_id` AND lot.`remaining` > 0
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
--> statement-breakpoint
CREATE TRIGGER `team_allocation_keeps_rows` BEFORE UPDATE ON `team_allocation` BEGIN
  SELECT RAISE(ABORT, 'team_allocation: append only');
END;
--> statement-breakpoint
CREATE TRIGGER `team_allocation_loses_nothing` BEFORE DELETE ON `team_allocation` BEGIN
  SELECT RAISE(ABORT, 'team_allocation: append only');
END;
--> statement-breakpoint
CREATE TRIGGER `seat_uses_invitation` AFTER INSERT ON `seat` WHEN NEW.`invitation_id` <> '' BEGIN
  UPDATE `team_invitation` SET `uses_left` = `uses_left` - 1,
    `state` = CASE WHEN `uses_left` = 1 THEN 'accepted' ELSE `state` END WHERE `id` = NEW.`invitation_id`;
END;
