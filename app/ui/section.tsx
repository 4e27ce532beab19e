import type { ReactNode } from "react";

/** A part of a long form: what it is about on the left, its fields on the right. */
export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="section">
      <div className="grid content-start gap-1">
        <h2>{title}</h2>
        {hint && <p className="hint max-w-xs">{hint}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}
