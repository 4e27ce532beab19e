import "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "x-island": { name: string; prefix: string; when: string; props: string; dangerouslySetInnerHTML: { __html: string } };
      "x-behave": React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & { name: string };
    }
  }
}
