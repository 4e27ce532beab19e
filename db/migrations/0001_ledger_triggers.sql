CREATE TRIGGER `ledger_adds_up` AFTER INSERT ON `ledger` BEGIN
  INSERT INTO `balance` (`owner_id`, `available`, `reserved`) VALUES (NEW.`owner_id`, 0, 0) ON CONFLICT (`owner_id`) DO NOTHING;
  UPDATE `balance` SET `available` = `available` + NEW.`available`, `reserved` = `reserved` + NEW.`reserved` WHERE `owner_id` = NEW.`owner_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_closes_once` BEFORE INSERT ON `ledger`
WHEN NEW.`kind` IN ('settle', 'release') AND (
  EXISTS (SELECT 1 FROM `ledger` WHERE `task_id` = NEW.`task_id` AND `kind` IN ('settle', 'release'))
  OR NOT EXISTS (SELECT 1 FROM `ledger` WHERE `task_id` = NEW.`task_id` AND `kind` = 'reserve')
) BEGIN
  SELECT RAISE(ABORT, 'ledger: no open reservation');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_keeps_rows` BEFORE UPDATE ON `ledger` BEGIN
  SELECT RAISE(ABORT, 'ledger: append only');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_loses_nothing` BEFORE DELETE ON `ledger` BEGIN
  SELECT RAISE(ABORT, 'ledger: append only');
END;
