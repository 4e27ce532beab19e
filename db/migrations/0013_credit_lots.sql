INSERT INTO `credit_lot` (`id`, `owner_id`, `priority`, `expires_at`, `granted`, `remaining`, `created_at`)
  SELECT 'opening:' || `owner_id`, `owner_id`, 1, NULL, `available` + `reserved`, `available`, 0 FROM `balance` WHERE `available` + `reserved` > 0;
--> statement-breakpoint
INSERT INTO `lot_draw` (`task_id`, `lot_id`, `owner_id`, `amount`)
  SELECT r.`task_id`, 'opening:' || r.`owner_id`, r.`owner_id`, r.`reserved` FROM `ledger` AS r
  WHERE r.`kind` = 'reserve' AND r.`reserved` > 0
  AND NOT EXISTS (SELECT 1 FROM `ledger` AS c WHERE c.`task_id` = r.`task_id` AND c.`kind` IN ('settle', 'release'));
--> statement-breakpoint
CREATE TRIGGER `ledger_opens_lot` AFTER INSERT ON `ledger` WHEN NEW.`available` > 0 AND NEW.`kind` IN ('grant', 'allocate', 'adjust') BEGIN
  INSERT INTO `credit_lot` (`id`, `owner_id`, `priority`, `expires_at`, `granted`, `remaining`, `created_at`)
    VALUES (NEW.`task_id`, NEW.`owner_id`, NEW.`priority`, NEW.`expires_at`, NEW.`available`, NEW.`available`, NEW.`created_at`);
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_draws_lots` AFTER INSERT ON `ledger` WHEN NEW.`available` < 0 AND NEW.`lot_id` IS NULL BEGIN
  INSERT INTO `lot_draw` (`task_id`, `lot_id`, `owner_id`, `amount`)
    SELECT NEW.`task_id`, `id`, NEW.`owner_id`, min(`remaining`, -NEW.`available` - `before`) FROM (
      SELECT `id`, `remaining`,
        sum(`remaining`) OVER (ORDER BY `priority`, coalesce(`expires_at`, 9223372036854775807), `created_at`, `id`) - `remaining` AS `before`
      FROM `credit_lot`
      WHERE `owner_id` = NEW.`owner_id` AND `remaining` > 0 AND (`expires_at` IS NULL OR `expires_at` > NEW.`created_at`)
    ) WHERE `before` < -NEW.`available`;
  SELECT RAISE(ABORT, 'balance_not_negative: what is left has expired')
    WHERE (SELECT coalesce(sum(`amount`), 0) FROM `lot_draw` WHERE `task_id` = NEW.`task_id`) <> -NEW.`available`;
  UPDATE `credit_lot` SET `remaining` = `remaining`
      - (SELECT `amount` FROM `lot_draw` AS d WHERE d.`task_id` = NEW.`task_id` AND d.`lot_id` = `credit_lot`.`id`)
    WHERE `id` IN (SELECT `lot_id` FROM `lot_draw` WHERE `task_id` = NEW.`task_id`);
  DELETE FROM `lot_draw` WHERE `task_id` = NEW.`task_id` AND NEW.`reserved` = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_takes_from_lot` AFTER INSERT ON `ledger` WHEN NEW.`lot_id` IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'ledger: no such lot')
    WHERE NOT EXISTS (SELECT 1 FROM `credit_lot` WHERE `id` = NEW.`lot_id` AND `owner_id` = NEW.`owner_id`);
  UPDATE `credit_lot` SET `remaining` = `remaining` + NEW.`available` WHERE `id` = NEW.`lot_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_closes_draws` AFTER INSERT ON `ledger` WHEN NEW.`kind` IN ('settle', 'release') BEGIN
  UPDATE `credit_lot` SET `remaining` = `remaining`
      + (SELECT `amount` FROM `lot_draw` AS d WHERE d.`task_id` = NEW.`task_id` AND d.`lot_id` = `credit_lot`.`id`)
    WHERE NEW.`kind` = 'release' AND `id` IN (SELECT `lot_id` FROM `lot_draw` WHERE `task_id` = NEW.`task_id`);
  DELETE FROM `lot_draw` WHERE `task_id` = NEW.`task_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `lot_keeps_rows` BEFORE DELETE ON `credit_lot` BEGIN
  SELECT RAISE(ABORT, 'credit_lot: append only');
END;
