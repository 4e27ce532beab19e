CREATE TRIGGER `promotion_use_holds` BEFORE INSERT ON `promotion_use` WHEN NOT EXISTS (
  SELECT 1 FROM `promotion_code` WHERE `id` = NEW.`code` AND `uses_left` > 0
    AND `starts_at` <= NEW.`created_at` AND `ends_at` > NEW.`created_at`
) BEGIN
  SELECT RAISE(ABORT, 'promotion_use: the code is used up or over');
END;
--> statement-breakpoint
CREATE TRIGGER `promotion_use_counts` AFTER INSERT ON `promotion_use` BEGIN
  UPDATE `promotion_code` SET `uses_left` = `uses_left` - 1 WHERE `id` = NEW.`code`;
END;
