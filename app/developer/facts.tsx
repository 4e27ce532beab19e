import type { ReactNode } from "react";

/** What is known of one thing: names on the left, values beside them. */
export function Facts({ list }: { list: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="keyfacts">
      {list.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
