import type { ReactNode } from "react";

interface FollowsProps {
  /** Names it on its page. */
  of: "boxes" | "price" | "problems" | "player";
  children: ReactNode;
}

/** A part of a page that follows from the files of its form: a script that has sent some shows it anew (behaviours/upload). */
export const Follows = ({ of, children }: FollowsProps) => (
  <div data-follows={of} className="grid grid-cols-[minmax(0,1fr)] gap-1 empty:hidden">
    {children}
  </div>
);
