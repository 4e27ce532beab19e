-- Talking photos that were made before they moved in the library: theirs are made in the background, a few at a time.
UPDATE avatar SET motion_due = 0 WHERE type = 4;
