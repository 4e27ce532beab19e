import "react";

declare module "react" {
  /** The popover attributes, which React 18 passes on but does not know. */
  interface HTMLAttributes<T> {
    popover?: "auto";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
  }
  namespace JSX {
    interface IntrinsicElements {
      "x-island": { name: string; prefix: string; when: string; dangerouslySetInnerHTML: { __html: string } };
      "x-behave": React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & { name: string };
    }
  }
}
