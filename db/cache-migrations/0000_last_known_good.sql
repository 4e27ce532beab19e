CREATE TABLE `last_known_good` (
  `key` text PRIMARY KEY NOT NULL,
  `value` text NOT NULL,
  `stored_at` integer NOT NULL
);
