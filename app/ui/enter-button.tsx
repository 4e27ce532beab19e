/** What Enter in a field of a form does: the first button of a form is pressed then, so this one comes before all others. */
export function EnterButton({ name, value }: { name?: string; value?: string }) {
  return <button className="sr-only" name={name} value={value} tabIndex={-1} aria-hidden="true" />;
}
