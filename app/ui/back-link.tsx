/** Above the title of a page: the page that it belongs to. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <a className="link inline-flex min-h-11 items-center" href={href}>
        {children}
      </a>
    </p>
  );
}
