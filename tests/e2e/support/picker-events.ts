/** The events of the media selection dialog (spec §4, §5). */
export const PICKER_EVENTS = [
  "dialog-close",
  "dialog-cancel",
  "dialog-confirm",
  "category-change",
  "folder-change",
  "breadcrumb-navigate",
  "validation-failed",
  "max-count-exceeded",
  "invalid-assets-found",
];
