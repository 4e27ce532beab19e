CREATE TRIGGER `task_tells_webhooks` AFTER UPDATE OF `state` ON `task`
WHEN NEW.`state` <> OLD.`state` AND NEW.`state` IN ('success', 'failed', 'review') AND NEW.`parent_id` IS NULL BEGIN
  INSERT INTO `webhook_delivery` (`id`, `owner_id`, `endpoint_id`, `message_id`, `type`, `body`, `state`, `tries`, `attempts`, `next_at`, `created_at`)
    SELECT lower(hex(randomblob(10))), NEW.`owner_id`, w.`id`, 'msg_' || lower(hex(randomblob(12))), e.`type`,
      json_object('type', e.`type`, 'timestamp', strftime('%Y-%m-%dT%H:%M:%fZ', NEW.`updated_at` / 1000.0, 'unixepoch'),
        'data', json_object('task_id', NEW.`id`, 'app_id', NEW.`app_id`, 'stage', NEW.`stage`, 'state', NEW.`state`,
          'subject_id', NEW.`subject_id`, 'error_code', NEW.`error_code`)),
      'pending', 0, '[]', NEW.`updated_at`, NEW.`updated_at`
    FROM `webhook_endpoint` AS w, (SELECT CASE NEW.`state` WHEN 'success' THEN 'task.succeeded' WHEN 'failed' THEN 'task.failed' ELSE 'task.review' END AS `type`) AS e
    WHERE w.`owner_id` = NEW.`owner_id` AND w.`ended_at` IS NULL
      AND EXISTS (SELECT 1 FROM json_each(w.`events`) WHERE `value` = e.`type`);
END;
